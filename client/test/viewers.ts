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
    organizations: [],
    ...facts,
  };
}

/** The server says who is logged in. */
export function viewerAnswer(viewer: Session_ViewerFragment | null): Answer {
  return answer(ViewerDocument, { viewer });
}
