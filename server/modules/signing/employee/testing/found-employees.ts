import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

type Headers = Readonly<Record<string, string>>;

/** The employees as a manager counted them. */
export interface Counted {
  readonly active: number;
  readonly inactive: number;
  readonly waiting: number;
  readonly deactivated: number;
  readonly asOf: string;
}

const COUNT = `query ($search: String) { corporation { employeeCounts(search: $search) { active inactive waiting deactivated asOf } } }`;

/** Counts the employees that a search finds. */
export async function countFound(testApp: TestApp, headers: Headers, search = ''): Promise<Counted> {
  const { data, codes } = await graphql<{ corporation: { employeeCounts: Counted } }>(
    testApp.app,
    COUNT,
    { search },
    headers,
  );
  if (!data) {
    throw new Error(`refused: ${codes.join()}`);
  }
  return data.corporation.employeeCounts;
}

const CHANGE = `mutation ($input: ChangeFoundEmployeeSigningsInput!) {
  changeFoundEmployeeSignings(input: $input) { changedCount remainingCount operationId }
}`;

interface Changed {
  readonly changeFoundEmployeeSignings: {
    readonly changedCount: number;
    readonly remainingCount: number;
    readonly operationId: string;
  };
}

/** Calls `changeFoundEmployeeSignings`. */
export function changeFound(
  testApp: TestApp,
  headers: Headers,
  input: Readonly<Record<string, unknown>>,
): Promise<GraphqlAnswer<Changed>> {
  return graphql<Changed>(testApp.app, CHANGE, { input }, headers);
}

const UNDO = `mutation ($operationId: ID!) { undoEmployeeChange(input: { operationId: $operationId }) { changedCount } }`;

/** Calls `undoEmployeeChange`. */
export function undo(
  testApp: TestApp,
  headers: Headers,
  operationId: string,
): Promise<GraphqlAnswer<{ readonly undoEmployeeChange: { readonly changedCount: number } }>> {
  return graphql(testApp.app, UNDO, { operationId }, headers);
}
