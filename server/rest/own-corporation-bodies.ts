import { z } from 'zod';
import type { NewManager } from '#rules/new-manager.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { AddEmailDomainInput } from '#server/modules/signing/email-domain/add-email-domain.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { flag, parseBody, text } from './parse-body.ts';

/** Whether an employee is to be active. */
export const EMPLOYEE_STATE = z.object({ enabled: flag }).meta({ examples: [{ enabled: true }] });

/** Employee managers to add; `id` is the part of their account before the domain. */
export const NEW_MANAGERS = z
  .object({ managers: z.array(z.object({ id: text, email: text, name: text })).nullish() })
  .meta({ examples: [{ managers: [{ id: 'keeper', email: 'keeper@example.org', name: 'Example Manager' }] }] });

/** Employee managers to remove, by their accounts. */
export const REMOVED_MANAGERS = z
  .object({ managers: z.array(z.object({ id: text })).nullish() })
  .meta({ examples: [{ managers: [{ id: 'keeper_example.org' }] }] });

/** An address in a new domain, and the code that was mailed to it. */
export const NEW_DOMAIN = z
  .object({ sub_email: text, verification_code: text })
  .meta({ examples: [{ sub_email: 'someone@sub.example.org', verification_code: '123456' }] });

/** Whether new employees are active at once; required. */
export const AUTO_APPROVAL = z.object({ enabled: z.boolean() }).meta({ examples: [{ enabled: true }] });

/** Body of a change of an employee's state; a missing one means inactive. Error: `error_parsing_api_body`. */
export function parseEmployeeState(body: unknown): EmployeeSigningState {
  return parseBody(body, EMPLOYEE_STATE).enabled ? EmployeeSigningState.ACTIVE : EmployeeSigningState.INACTIVE;
}

/** Body with new employee managers. Errors: `error_parsing_api_body`, `empty_payload` without any. */
export function parseNewManagers(body: unknown): NewManager[] {
  return requireSome(parseBody(body, NEW_MANAGERS).managers);
}

/** Body with employee managers to remove; returns their accounts. Errors: those of `parseNewManagers`. */
export function parseRemovedManagers(body: unknown): string[] {
  return requireSome(parseBody(body, REMOVED_MANAGERS).managers).map(({ id }) => id);
}

/** Body with a new domain. Error: `error_parsing_api_body`. */
export function parseNewDomain(body: unknown): AddEmailDomainInput {
  const { sub_email: email, verification_code: verificationCode } = parseBody(body, NEW_DOMAIN);
  return { email, verificationCode };
}

/** Body of a change of the automatic approval. Error: `error_parsing_api_body`, also when it is missing. */
export function parseAutoApproval(body: unknown): boolean {
  return parseBody(body, AUTO_APPROVAL).enabled;
}

function requireSome<Entry>(entries: Entry[] | null | undefined): Entry[] {
  if (entries === null || entries === undefined || entries.length === 0) {
    throw new AppError('empty_payload');
  }
  return entries;
}
