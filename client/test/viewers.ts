import { type Session_ViewerFragment, ViewerDocument } from '#generated/graphql.ts';
import { answer, type Answer } from './mock-link.ts';

/** A community manager with an account of this service, unless told otherwise. */
export function buildViewer(facts: Partial<Session_ViewerFragment> = {}): Session_ViewerFragment {
  return {
    __typename: 'Viewer',
    role: 'COMMUNITY_MANAGER',
    account: 'example',
    name: '示例管理员',
    platform: 'LOCAL',
    linkId: null,
    corporationName: null,
    initialPasswordChanged: true,
    organizations: [],
    ...facts,
  };
}

/** The administrator of an invented corporation at the link `web_example-1`, unless told otherwise. */
export function buildCorporationViewer(facts: Partial<Session_ViewerFragment> = {}): Session_ViewerFragment {
  return buildViewer({
    role: 'CORPORATION_ADMINISTRATOR',
    account: 'admin_example.org',
    platform: null,
    linkId: 'web_example-1',
    corporationName: '示例企业',
    ...facts,
  });
}

/** The server says who is logged in. */
export function viewerAnswer(viewer: Session_ViewerFragment | null): Answer {
  return answer(ViewerDocument, { viewer });
}
