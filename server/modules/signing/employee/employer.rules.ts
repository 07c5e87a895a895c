import type { ErrorCode } from '#server/errors/catalogue.ts';

/** A corporation as somebody finds it who wants to sign as its employee. */
export interface EmployerFacts {
  readonly state: 'uncompleted' | 'completed' | 'deleted';
  /** How many active employee managers it has. */
  readonly employeeManagers: number;
  /** Whether the domain of the employee's address is claimed by it. */
  readonly hasDomain: boolean;
}

/**
 * Why nobody with that address can sign as an employee, if so (design §13); undefined stands for a corporation that the
 * link does not have. The order is that of the REST contract §3.7.
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
