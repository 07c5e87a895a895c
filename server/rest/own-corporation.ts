import type { AppContext } from '#server/context.ts';
import { setAutoApproval } from '#server/modules/signing/corporation-approval/set-auto-approval.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';
import { addEmailDomain } from '#server/modules/signing/email-domain/add-email-domain.ts';
import { listEmailDomains } from '#server/modules/signing/email-domain/email-domain.queries.ts';
import { requestEmailDomainCode } from '#server/modules/signing/email-domain/request-email-domain-code.ts';
import { createEmployeeManagers } from '#server/modules/signing/manager/create-employee-managers.ts';
import { listEmployeeManagers } from '#server/modules/signing/manager/manager.queries.ts';
import { removeEmployeeManagers } from '#server/modules/signing/manager/remove-employee-managers.ts';
import { agreeToCorporationCla } from '#server/modules/signing/signing/corporation/agree-to-corporation-cla.ts';
import {
  findPendingCorporationCla,
  getCorporationClaDiff,
} from '#server/modules/signing/signing/corporation/cla-agreement.queries.ts';
import { claDiffFile } from './cla-diff-file.ts';
import { parseAutoApproval, parseNewDomain, parseNewManagers, parseRemovedManagers } from './own-corporation-bodies.ts';
import { presentEmployeeManager, SUCCESSFULLY } from './present.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';
import { parseCodeRequest } from './signing-bodies.ts';

/** `GET employee-manager`: all of them, oldest first. Errors: those of `listEmployeeManagers`. */
export async function getEmployeeManagers(ctx: AppContext): Promise<DataAnswer> {
  return { data: (await listEmployeeManagers(ctx)).map(presentEmployeeManager) };
}

/** `POST employee-manager`. Errors: those of `createEmployeeManagers` and of the body. */
export async function postEmployeeManagers(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  await createEmployeeManagers(ctx, { managers: parseNewManagers(body) });
  return SUCCESSFULLY;
}

/** `DELETE employee-manager`, by the ids of the list. Errors: those of `removeEmployeeManagers` and of the body. */
export async function deleteEmployeeManagers(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  const accounts = parseRemovedManagers(body);
  const ids = new Map((await listEmployeeManagers(ctx)).map(({ accountKey, id }) => [accountKey, id]));
  await removeEmployeeManagers(ctx, { ids: accounts.map((account) => ids.get(account.toLowerCase()) ?? account) });
  return SUCCESSFULLY;
}

/** `GET corporation-email-domain`: the primary one first. Errors: those of `listEmailDomains`. */
export async function getEmailDomains(ctx: AppContext): Promise<DataAnswer> {
  return { data: (await listEmailDomains(ctx)).map(({ domain }) => domain) };
}

/** `POST corporation-email-domain/code`. Errors: those of `requestEmailDomainCode`, `error_parsing_api_body`. */
export async function postEmailDomainCode(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  await requestEmailDomainCode(ctx, parseCodeRequest(body).email);
  return SUCCESSFULLY;
}

/** `POST corporation-email-domain`. Errors: those of `addEmailDomain`, `error_parsing_api_body`. */
export async function postEmailDomain(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  await addEmailDomain(ctx, parseNewDomain(body));
  return SUCCESSFULLY;
}

/** `GET corporation-signing/auto-approval`. Errors: those of `getOwnCorporation`. */
export async function getAutoApproval(ctx: AppContext): Promise<DataAnswer> {
  return { data: { enabled: (await getOwnCorporation(ctx)).autoApproval } };
}

/** `PUT corporation-signing/auto-approval`. Errors: those of `setAutoApproval`, `error_parsing_api_body`. */
export async function putAutoApproval(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  await setAutoApproval(ctx, parseAutoApproval(body));
  return SUCCESSFULLY;
}

/** `GET corporation-signing/cla/diff`: an HTML fragment to save. Errors: those of `getCorporationClaDiff`. */
export async function getOwnClaDiff(ctx: AppContext): Promise<FileAnswer> {
  return claDiffFile(await getCorporationClaDiff(ctx));
}

/**
 * `PUT corporation-signing/cla/agree`: agrees to the current version, because the request cannot name the version
 * shown. Errors: those of `agreeToCorporationCla`.
 */
export async function putClaAgreement(ctx: AppContext): Promise<DataAnswer> {
  const pending = await findPendingCorporationCla(ctx, await getOwnCorporation(ctx));
  await agreeToCorporationCla(ctx, pending?.id ?? '');
  return SUCCESSFULLY;
}
