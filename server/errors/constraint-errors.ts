import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { AppError } from './app-error.ts';
import type { ErrorCode } from './catalogue.ts';

/** The code for each named database constraint that a row may violate. */
const CODE_BY_CONSTRAINT: Readonly<Record<string, ErrorCode>> = {
  cla_link_type_language_current_unique: 'cla_exists',
  cla_link_type_language_version_unique: 'cla_exists',
  corporation_domain_link_claimed_unique: 'sameEmailSuffix',
  corporation_signing_link_name_domain_live_unique: 'resigned',
  corporation_signing_link_representative_live_unique: 'resigned',
  employee_signing_link_email_live_unique: 'resigned',
  erasure_request_open_unique: 'not_ready_to_sign',
  gated_organization_host_external_id_unique: 'link_exists',
  gated_repository_host_external_id_unique: 'link_exists',
  individual_signing_link_email_live_unique: 'resigned',
  link_project_url_alias_live_unique: 'link_exists',
  manager_administrator_live_unique: 'corp_manager_exists',
  manager_backup_administrator_live_unique: 'corp_manager_exists',
  manager_link_account_live_unique: 'exits_id',
  manager_link_email_live_unique: 'exits_email',
  passkey_credential_id_unique: 'auth_failed',
  proved_identity_link_account_live_unique: 'resigned',
  proved_identity_link_email_live_unique: 'resigned',
  verification_code_live_unique: 'too_many_request',
};

/** Returns the catalogue's error for a violated constraint, and any other error unchanged. */
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
