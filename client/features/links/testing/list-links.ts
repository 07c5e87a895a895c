import { answer, type Answer } from '#client/test/mock-link.ts';
import { type LinkRowFragment, LinksDocument } from '#generated/graphql.ts';

/** Lists these projects, all of them. */
export function listLinks(...nodes: LinkRowFragment[]): Answer {
  return answer(LinksDocument, {
    links: {
      __typename: 'LinkDetailsConnection',
      nodes,
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });
}
