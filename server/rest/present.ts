import type { z } from 'zod';
import { claDocumentPath } from '#rules/paths.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import type { LoginResult } from '#server/modules/access/session/login.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { ClaVersion, LinkDetails } from '#server/modules/community/link/link-details.queries.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { NO_LINK } from '#server/modules/community/password-reset/password-reset.rules.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import type { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import type { ShownEmployer } from '#server/modules/signing/employee/unconfirmed-employer.ts';
import { knownTime, type ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import type { SigningStatus } from '#server/modules/signing/signing/signing-status.rules.ts';
import type * as answers from './answers.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import type { DataAnswer } from './route.ts';

type Answer<Schema extends keyof typeof answers> = z.output<(typeof answers)[Schema]>;

/** The answer to commands. */
export const SUCCESSFULLY: DataAnswer = { data: 'successfully' };

/** The day in UTC, like every date of the service; empty where the source of an import does not know it. */
function presentDate(time: Date | null): string {
  return time?.toISOString().slice(0, 10) ?? '';
}

/** A CLA as shown to signers. */
export function presentCla({ language, fields, number }: Pick<Cla, 'language' | 'fields' | 'number'>): Answer<'CLA'> {
  return {
    url: '',
    language: LANGUAGE_NAMES[language],
    fields: fields.map(({ id, title, type, description, required }) => ({ id, title, type, description, required })),
    cla_id: String(number),
  };
}

/** The current CLAs of a link as shown to its managers; the address of an uploaded CLA is where we serve it. */
export function presentOwnClas({ link, claVersions }: LinkDetails, publicUrl: URL): Answer<'OWN_CLAS'> {
  const present = ({ cla, sourceUrl }: ClaVersion): Answer<'OWN_CLA'> => ({
    ...presentCla(cla),
    url: sourceUrl ?? new URL(claDocumentPath(link.linkId, cla.number), publicUrl).href,
    updated_at: presentDate(cla.createdAt),
  });
  const current = claVersions.filter(({ state }) => state === 'current');
  return {
    individual_clas: current.filter(({ cla }) => cla.type === 'individual').map(present),
    corp_clas: current.filter(({ cla }) => cla.type === 'corporation').map(present),
  };
}

/** A link as shown to its managers. */
export function presentLink({ link, senderProvider, ownerAccount }: LinkDetails): Answer<'LINK'> {
  return {
    link_id: link.linkId,
    org_alias: link.alias,
    org_email: link.senderAddress ?? '',
    org_email_platform: senderProvider ?? '',
    project_url: link.projectUrl,
    submitter: ownerAccount,
    platform: link.platform,
    ...presentPlace(link),
  };
}

/** Older clients list links by `org_id`, so it is never empty. */
function presentPlace({ organization, alias, repository }: Link): { org_id: string; repo_id: string } {
  return { org_id: organization ?? alias, repo_id: repository ?? '' };
}

/** A corporation as shown to community managers. */
export function presentCorporation(signing: CorporationSigning, origin: ShownOrigin | null): Answer<'CORPORATION'> {
  return {
    id: signing.id,
    date: presentDate(knownTime(signing.signedAt, origin)),
    cla_language: LANGUAGE_NAMES[signing.language],
    corporation_name: signing.corporationName,
    admin_name: signing.representativeName,
    admin_email: signing.representativeEmail,
    admin_added: Boolean(signing.completedAt),
    admin_added_date: signing.completedAt ? presentDate(signing.completedAt) : '',
    pdf_uploaded: Boolean(signing.pdfUploadedAt),
    cla_id: '',
  };
}

/** An employee as shown to the managers of the corporation. */
export function presentEmployee(
  { id, email, name, signedAt, state }: EmployeeSigning,
  origin: ShownOrigin | null,
): Answer<'EMPLOYEE'> {
  const date = presentDate(knownTime(signedAt, origin));
  return { id, email, name, date, enabled: state === EmployeeSigningState.ACTIVE };
}

/** An employee manager as shown to the administrator; older clients show the account as their id. */
export function presentEmployeeManager({ account, name, email }: Manager): Answer<'EMPLOYEE_MANAGER'> {
  return { id: account, name, email, role: 'manager' };
}

/** A corporation as shown to employees who choose one. */
export function presentEmployer({ id, corporationName }: ShownEmployer): Answer<'EMPLOYER'> {
  return { corp_name: corporationName, corp_signing_id: id };
}

/** Who logged in, as the array that older clients read. */
export function presentLogin(result: Exclude<LoginResult, { readonly secondFactor: unknown }>): Answer<'LOGIN_ROW'>[] {
  if ('choices' in result) {
    return result.choices.map(presentLoginRow);
  }
  const { account, manager } = result.session;
  if (manager) {
    return [presentLoginRow(manager.$)];
  }
  const { account: name = '', email, initialPasswordChanged = true } = account?.$ ?? {};
  const place = { org_id: '', repo_id: '', link_id: NO_LINK };
  return [{ role: '', initial_pw_changed: initialPasswordChanged, ...place, account: name, email: email ?? '' }];
}

/** A manager of a corporation. */
export function presentManager(manager: LoadedManager): Answer<'MANAGER'> {
  return { ...presentLoginRow(manager), role: manager.role, org: manager.link.$.alias, name: manager.name };
}

function presentLoginRow({ role, initialPasswordChanged, link, account, email }: LoadedManager): Answer<'LOGIN_ROW'> {
  return {
    role,
    initial_pw_changed: initialPasswordChanged,
    ...presentPlace(link.$),
    link_id: link.$.linkId,
    account,
    email,
  };
}

const TYPES = { individual: 'individual', employee: 'corporation' } as const;

const STATUSES = { VALID: 'valid', EXPIRED: 'expired', NOT_SIGNED: 'not_signed', INACTIVE: 'not_signed' } as const;

/** Employees have the type `corporation`; an inactive employee counts as not having signed yet. */
export function presentSigningStatus({ type, signed, state, versionMatched }: SigningStatus): Answer<'SIGNING_STATUS'> {
  return { type: type === null ? '' : TYPES[type], signed, version_matched: versionMatched, status: STATUSES[state] };
}
