import type { ErrorCode } from '#server/errors/catalogue.ts';

/** What decides whether somebody can sign as a corporation's employee. */
export interface EmployerFacts {
  readonly state: 'uncompleted' | 'completed' | 'deleted';
  /** Number of live employee managers. */
  readonly employeeManagers: number;
  /** Whether the corporation has claimed the domain of the employee's address. */
  readonly hasDomain: boolean;
}

/**
 * The reason why an address cannot sign as an employee, if any; undefined stands for a corporation that the link does
 * not have. REST clients rely on the order of the reasons.
 */
export function employerProblem(employer: EmployerFacts | undefined): ErrorCode | undefined {
  if (employer === undefined || employer.state === 'deleted') {
    return 'has_not_signed';
  }
  if (employer.state === 'uncompleted') {
    return 'uncompleted_signing';
  }
  if (employer.employeeManagers === 0) {
    return 'no_employee_manager';
  }
  return employer.hasDomain ? undefined : 'not_same_corp';
}
