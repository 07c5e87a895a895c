import { randomInt } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { isPersonName } from '#rules/field-value.ts';
import { isAccountName } from '#rules/local-account.ts';
import { isPassword, PASSWORD_MAX_LENGTH } from '#rules/password.ts';
import { typedText } from '#rules/typed-text.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { hashPassword } from '#server/security/password-hash.ts';
import { AccountPlatform, CommunityAccount } from './community-account.entity.ts';

/** Who logs in with a password. */
export interface AccountIdentity {
  readonly account: string;
  readonly name: string;
  readonly email: string;
}

/** A community manager who logs in with a password. */
export interface NewCommunityAccount extends AccountIdentity {
  readonly password: string;
  readonly createdAt: Date;
  /** Whether they manage the local accounts of the service. */
  readonly isAdministrator?: boolean;
}

/**
 * Creates a local community manager within the transaction. Errors: those of `checkIdentity`, `invalid_password`,
 * `exits_id` when the account exists.
 */
export async function createCommunityAccount(em: Em, input: NewCommunityAccount): Promise<CommunityAccount> {
  const identity = checkIdentity(input);
  if (!isPassword(input.password)) {
    throw new AppError('invalid_password', { field: 'password' });
  }
  const { password, ...facts } = input;
  return storeLocalAccount(em, { ...facts, ...identity, passwordHash: await hashPassword(password) });
}

/**
 * Returns the identity as it is stored. Errors: `bad_request_parameter` with `account` (1 to 100 letters, digits,
 * underscores, dots and hyphens) or `name` (1 to 100 characters), `invalid_email`.
 */
export function checkIdentity({ account, name: given, email }: AccountIdentity): AccountIdentity {
  if (!isAccountName(account)) {
    throw new AppError('bad_request_parameter', { field: 'account' });
  }
  if (!isPersonName(given)) {
    throw new AppError('bad_request_parameter', { field: 'name' });
  }
  return { account, name: typedText(given), email: checkEmail(email) };
}

/** A checked local account. */
type StoredAccount = AccountIdentity &
  Pick<NewCommunityAccount, 'createdAt' | 'isAdministrator'> &
  Partial<Pick<CommunityAccount, 'initialPasswordChanged' | 'oneTimePasswordExpiresAt' | 'language'>> & {
    readonly passwordHash: string;
  };

/** Stores a local account within the transaction. Error: `exits_id` when the account exists. */
export async function storeLocalAccount(em: Em, facts: StoredAccount): Promise<CommunityAccount> {
  const account = em.create(CommunityAccount, { ...facts, platform: AccountPlatform.LOCAL });
  await flushNew(em);
  return account;
}

async function flushNew(em: Em): Promise<void> {
  try {
    await em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      throw new AppError('exits_id', { field: 'account' }, { cause: error });
    }
    throw error;
  }
}

const CLASSES = ['abcdefghijkmnopqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.!'];

/**
 * Returns a random password of the maximum length that satisfies the rule, without characters that are easily confused.
 */
export function generatePassword(): string {
  const any = CLASSES.join('');
  for (;;) {
    const password = Array.from({ length: PASSWORD_MAX_LENGTH }, () => any.charAt(randomInt(any.length))).join('');
    if (isPassword(password)) {
      return password;
    }
  }
}
