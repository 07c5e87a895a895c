import { randomInt } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { characterCount, hasControlCharacter, NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { isPassword, PASSWORD_MAX_LENGTH } from '#rules/password.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkEmail } from '#server/modules/email/check-email.rules.ts';
import { hashPassword } from '#server/security/password-hash.ts';
import { AccountPlatform, CommunityAccount } from './community-account.entity.ts';

/** A community manager who logs in with a password. */
export interface NewCommunityAccount {
  readonly account: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly createdAt: Date;
}

/**
 * Creates a local community manager within the transaction. Errors: `bad_request_parameter` with the field,
 * `invalid_email`, `invalid_password`, `exits_id` when the account exists.
 */
export async function createCommunityAccount(em: Em, input: NewCommunityAccount): Promise<CommunityAccount> {
  if (!/^[A-Za-z0-9_.-]{1,100}$/.test(input.account)) {
    throw new AppError('bad_request_parameter', { field: 'account' });
  }
  const name = input.name.trim();
  if (name === '' || characterCount(name) > NAME_MAX_LENGTH || hasControlCharacter(name)) {
    throw new AppError('bad_request_parameter', { field: 'name' });
  }
  const email = checkEmail(input.email);
  if (!isPassword(input.password)) {
    throw new AppError('invalid_password', { field: 'password' });
  }
  const { password, ...identity } = input;
  const account = em.create(CommunityAccount, {
    ...identity,
    name,
    email,
    platform: AccountPlatform.LOCAL,
    passwordHash: await hashPassword(password),
  });
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
