import { expect, test } from 'vitest';
import { employerProblem, type EmployerFacts } from './employer.rules.ts';

const FINE: EmployerFacts = { state: 'completed', employeeManagers: 1, hasDomain: true };
const ALL_WRONG = { employeeManagers: 0, hasDomain: false };

test.each<[string, EmployerFacts | undefined, string | undefined]>([
  ['completed, with a manager and the domain', FINE, undefined],
  ['with several managers', { ...FINE, employeeManagers: 5 }, undefined],
  ['that does not exist', undefined, 'has_not_signed'],
  ['that was deleted, before all else', { ...ALL_WRONG, state: 'deleted' }, 'has_not_signed'],
  ['that is not approved yet', { ...ALL_WRONG, state: 'uncompleted' }, 'uncompleted_signing'],
  ['without an employee manager', { ...ALL_WRONG, state: 'completed' }, 'no_employee_manager'],
  ['with other domains', { ...FINE, hasDomain: false }, 'not_same_corp'],
])('a corporation %s', (_name, employer, problem) => {
  expect(employerProblem(employer)).toBe(problem);
});
