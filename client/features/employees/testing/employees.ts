import { answer, type Answer } from '#client/test/mock-link.ts';
import { type EmployeeRowFragment, EmployeesDocument, EmployeesExportDocument } from '#generated/graphql.ts';

/** Builds an employee who waits for activation. */
export function buildEmployee(facts: Partial<EmployeeRowFragment> = {}): EmployeeRowFragment {
  return {
    __typename: 'EmployeeSigning',
    id: 'employee-1',
    reference: 'SG-0000-0000-0001',
    name: '示例员工',
    email: 'employee@example.org',
    state: 'INACTIVE',
    signedAt: '2026-01-01T08:00:00.000Z',
    language: 'ZH',
    origin: null,
    cla: { __typename: 'Cla', id: 'cla-1', version: 1, language: 'ZH' },
    changes: [],
    ...facts,
  };
}

/** Builds a change of state. */
export function buildChange(
  facts: Partial<EmployeeRowFragment['changes'][number]> = {},
): EmployeeRowFragment['changes'][number] {
  return {
    __typename: 'EmployeeSigningChange',
    state: 'ACTIVE',
    changedAt: '2026-01-02T08:00:00.000Z',
    changedBy: '示例管理员',
    preApproved: false,
    note: null,
    ...facts,
  };
}

interface Corporation {
  readonly hasEmployeeManager?: boolean;
  /** Numbers of waiting and active employees. */
  readonly counts?: readonly [number, number];
  /** Number of employees that the search finds, on all pages. */
  readonly total?: number;
}

/** The server lists a corporation's employees and counts the waiting and active ones. */
export function employees(
  nodes: readonly EmployeeRowFragment[],
  { hasEmployeeManager = true, counts: [waiting, active] = [nodes.length, 0], total = nodes.length }: Corporation = {},
): Answer {
  const counts = { __typename: 'EmployeeCounts', active, waiting, deactivated: 0, removed: 0 } as const;
  return answer(EmployeesDocument, {
    corporation: {
      __typename: 'Corporation',
      id: 'corporation-1',
      corporationName: '示例科技',
      pendingCla: null,
      graceEndsAt: null,
      hasEmployeeManager,
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
      found: { ...counts, asOf: '2026-01-03T08:00:00.000Z' },
      everybody: counts,
      employees: {
        __typename: 'EmployeeSigningConnection',
        nodes: [...nodes],
        totalCount: total,
        pageInfo: { __typename: 'PageInfo', hasNextPage: total > nodes.length, endCursor: 'end', startCursor: null },
      },
    },
  });
}

/** The server answers one page of an export; `endCursor` is null on the last. */
export function exported(nodes: readonly EmployeeRowFragment[], endCursor: string | null = null): Answer {
  return answer(EmployeesExportDocument, {
    corporation: {
      __typename: 'Corporation',
      id: 'corporation-1',
      employees: {
        __typename: 'EmployeeSigningConnection',
        nodes: [...nodes],
        pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      },
    },
  });
}
