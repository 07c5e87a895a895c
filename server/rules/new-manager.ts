import { emailDomain, isEmail, normalizeEmail } from './email.ts';
import { isPersonName } from './field-value.ts';

/** Longest login name of a manager, in characters. */
export const ACCOUNT_MAX_LENGTH = 100;

/** Longest id of an employee manager, in characters; it leaves room for the domain in the login name. */
export const MANAGER_ID_MAX_LENGTH = 50;

/** Most employee managers that one request may add. */
export const NEW_MANAGERS_MAX = 20;

const MANAGER_ID = /^[A-Za-z0-9_.]+$/;

/** An employee manager to add, as the administrator typed it. */
export interface NewManager {
  /** The chosen part of the login name: letters, digits, underscores and dots. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What a new manager is checked against. */
export interface ManagingCorporation {
  /** The corporation's e-mail domains, in lower case. */
  readonly domains: readonly string[];
  readonly administrator: { readonly account: string; readonly email: string };
}

/** The code of a broken rule, and the input that breaks it. */
export interface NewManagerProblem {
  readonly field: keyof NewManager;
  readonly code:
    | 'bad_request_parameter'
    | 'invalid_email'
    | 'invalid_manager_id'
    | 'same_id'
    | 'same_email'
    | 'admin_as_manager'
    | 'not_same_corp';
}

/** Returns the login name of a manager: `<id>_<domain of the address>`. */
export function managerAccount({ id, email }: Pick<NewManager, 'id' | 'email'>): string {
  return `${id.trim()}_${emailDomain(email)}`;
}

/** Whether the text can be the id of a manager with this address; the length of the login name is limited too. */
export function isManagerId(text: string, email: string): boolean {
  const id = text.trim();
  const isShort = id.length <= MANAGER_ID_MAX_LENGTH && managerAccount({ id, email }).length <= ACCOUNT_MAX_LENGTH;
  return isShort && MANAGER_ID.test(id);
}

/** A rule, the input that it concerns, and the test for breaking it. */
interface Rule extends NewManagerProblem {
  readonly isBroken: (manager: NewManager, earlier: readonly NewManager[], corporation: ManagingCorporation) => boolean;
}

/** In the order in which they are reported. Letter case distinguishes neither ids nor addresses. */
const RULES: readonly Rule[] = [
  { field: 'name', code: 'bad_request_parameter', isBroken: ({ name }) => !isPersonName(name) },
  { field: 'email', code: 'invalid_email', isBroken: ({ email }) => !isEmail(email.trim()) },
  { field: 'id', code: 'invalid_manager_id', isBroken: ({ id, email }) => !isManagerId(id, email) },
  {
    field: 'id',
    code: 'same_id',
    isBroken: ({ id }, earlier) => earlier.some((other) => isSame(other.id, id)),
  },
  {
    field: 'email',
    code: 'same_email',
    isBroken: ({ email }, earlier) => earlier.some((other) => isSame(other.email, email)),
  },
  {
    field: 'id',
    code: 'admin_as_manager',
    isBroken: (manager, _earlier, { administrator }) => isSame(managerAccount(manager), administrator.account),
  },
  {
    field: 'email',
    code: 'admin_as_manager',
    isBroken: ({ email }, _earlier, { administrator }) => isSame(email, administrator.email),
  },
  {
    field: 'email',
    code: 'not_same_corp',
    isBroken: ({ email }, _earlier, { domains }) => !domains.includes(emailDomain(email)),
  },
];

/** Returns the rules that a new manager breaks, in order; `earlier` are the managers before it in the request. */
export function newManagerProblems(
  manager: NewManager,
  earlier: readonly NewManager[],
  corporation: ManagingCorporation,
): NewManagerProblem[] {
  return RULES.filter(({ isBroken }) => isBroken(manager, earlier, corporation)).map(({ field, code }) => ({
    field,
    code,
  }));
}

/** Compares ids as addresses are compared. */
function isSame(one: string, other: string): boolean {
  return normalizeEmail(one) === normalizeEmail(other);
}
