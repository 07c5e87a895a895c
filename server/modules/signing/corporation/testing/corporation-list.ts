import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  arrangeCorporation,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { graphql } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

const LIST = `query (
  $linkId: ID!, $state: CorporationSigningState!, $search: String, $sort: CorporationSigningSort, $first: Int, $after: String
) {
  corporationSignings(linkId: $linkId, state: $state, search: $search, sort: $sort, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    nodes {
      id reference corporationName representativeName representativeEmail domains state signedAt language pdfUploadedAt
      completedAt deletedAt administratorAccount cla { version } pendingCla { version } graceEndsAt link { id } fieldValues { id title value }
      emails { template recipient state attempts createdAt sentAt }
    }
  }
}`;

export interface Node {
  readonly id: string;
  readonly corporationName: string;
  readonly [field: string]: unknown;
}

interface ListResult {
  corporationSignings: {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    nodes: Node[];
  };
}

export const namesOf = ({ nodes }: ListResult['corporationSignings']): string[] =>
  nodes.map((node) => node.corporationName);

/** The list of corporations of a link, as its manager asks for it over GraphQL. */
export class CorporationList {
  private readonly testApp: TestApp;
  private readonly managed: ManagedLink;

  constructor(testApp: TestApp, managed: ManagedLink) {
    this.testApp = testApp;
    this.managed = managed;
  }

  ask(variables: Readonly<Record<string, unknown>> = {}) {
    return graphql<ListResult>(
      this.testApp.app,
      LIST,
      { linkId: this.managed.link.linkId, state: 'UNCOMPLETED', ...variables },
      this.managed.headers,
    );
  }

  async list(variables: Readonly<Record<string, unknown>> = {}): Promise<ListResult['corporationSignings']> {
    const answer = await this.ask(variables);
    return (
      answer.data?.corporationSignings ?? {
        totalCount: -1,
        pageInfo: { hasNextPage: false, endCursor: null },
        nodes: [],
      }
    );
  }

  async arrange(corporationName: string, facts: { signedAt?: Date } = {}): Promise<CorporationSigning> {
    const signing = await arrangeCorporation(this.testApp, this.managed, { corporationName });
    if (Object.keys(facts).length > 0) {
      await this.testApp.em().nativeUpdate(CorporationSigning, signing.id, facts);
    }
    return signing;
  }
}
