import { type Session_ViewerFragment, ViewerDocument } from '#generated/graphql.ts';
import { answer, type Answer } from './mock-link.ts';

/** Builds a viewer; by default a community manager with an account of this service. */
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
    isServiceAdministrator: false,
    secondFactorMissing: false,
    organizations: [],
    ...facts,
  };
}

/** Builds a viewer; by default the administrator of an invented corporation at the link `web_example-1`. */
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

/** The server answers who is logged in. */
export function viewerAnswer(viewer: Session_ViewerFragment | null): Answer {
  return answer(ViewerDocument, { viewer });
}
