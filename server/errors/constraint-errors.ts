import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError } from './app-error.ts';
import type { ErrorCode } from './catalogue.ts';

/** What it means when the database refuses a row: the name of the constraint is the contract. */
const CODE_BY_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  cla_link_type_language_current_unique: 'cla_exists',
  cla_link_type_language_version_unique: 'cla_exists',
  employee_signing_link_email_live_unique: 'resigned',
  individual_signing_link_email_live_unique: 'resigned',
  link_project_url_alias_live_unique: 'link_exists',
  verification_code_live_unique: 'too_many_request',
};

/** The catalogue's error for a violated constraint; any other error as it is. */
export function toAppError(error: unknown): unknown {
  if (!(error instanceof UniqueConstraintViolationException)) {
    return error;
  }
  const code = CODE_BY_CONSTRAINT[constraintName(error)];
  return code === undefined ? error : new AppError(code, {}, { cause: error });
}

function constraintName(error: UniqueConstraintViolationException): string {
  return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
}
