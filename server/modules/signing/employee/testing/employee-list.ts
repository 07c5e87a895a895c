import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import type { SessionHeaders } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import type { StaffedCorporation } from './staffed-corporation.ts';

/** Reads one page of the employees of the viewer's corporation. */
export const LIST = `query ($active: Boolean, $search: String, $sort: EmployeeSigningSort, $first: Int, $after: String, $before: String, $removed: Boolean) {
  corporation {
    autoApproval
    employeeCounts(search: $search) { active inactive removed }
    employees(active: $active, removed: $removed, search: $search, sort: $sort, first: $first, after: $after, before: $before) {
      totalCount
      pageInfo { hasNextPage endCursor startCursor }
      nodes {
        id reference name email state signedAt language cla { version } changes { state changedAt changedBy }
      }
    }
  }
}`;

/** A corporation as its managers see its employees. */
export interface ListedCorporation {
  readonly autoApproval: boolean;
  readonly employeeCounts: { readonly active: number; readonly inactive: number; readonly removed: number };
  readonly employees: {
    readonly totalCount: number;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly endCursor: string | null;
      readonly startCursor: string | null;
    };
    readonly nodes: readonly { readonly id: string; readonly name: string; readonly [field: string]: unknown }[];
  };
}

type Variables = Readonly<Record<string, unknown>>;

/** Asks for a page of employees. */
export function askForEmployees(
  testApp: TestApp,
  headers: SessionHeaders,
  variables: Variables = {},
): Promise<GraphqlAnswer<{ corporation: ListedCorporation }>> {
  return graphql(testApp.app, LIST, variables, headers);
}

/** Lists a page of employees as their employee manager; throws when that is refused. */
export async function listEmployees(
  testApp: TestApp,
  { headers }: StaffedCorporation,
  variables: Variables = {},
): Promise<ListedCorporation> {
  const { data, codes } = await askForEmployees(testApp, headers.manager, variables);
  if (!data) {
    throw new Error(`refused: ${codes.join()}`);
  }
  return data.corporation;
}

/** The names on a page. */
export function namesOf({ employees }: ListedCorporation): string[] {
  return employees.nodes.map(({ name }) => name);
}
