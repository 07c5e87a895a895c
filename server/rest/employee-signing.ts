import { ClaType } from '#rules/cla-type.ts';
import type { AppContext } from '#server/context.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { changeEmployeeSignings } from '#server/modules/signing/employee/change-employee-signings.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { findEmployers } from '#server/modules/signing/employee/employer.queries.ts';
import { listEmployeeSignings } from '#server/modules/signing/employee/list-employee-signings.ts';
import { sendVerificationCode } from '#server/modules/signing/employee/send-verification-code.ts';
import { signEmployee } from '#server/modules/signing/employee/sign-employee.ts';
import { loadAll } from './all-pages.ts';
import { mailLanguage } from './mail-language.rules.ts';
import { parseEmployeeState } from './own-corporation-bodies.ts';
import { presentEmployee, presentEmployer, SUCCESSFULLY } from './present.ts';
import type { DataAnswer, RestRequest } from './route.ts';
import { parseCodeRequest, parseEmployeeSigning } from './signing-bodies.ts';

/** `GET corporation-signing/:linkId/corps/:email`: corporations it can sign under. Errors: those of `findEmployers`. */
export async function getEmployers(ctx: AppContext, { params }: RestRequest<'linkId' | 'email'>): Promise<DataAnswer> {
  return { data: (await findEmployers(ctx, params.linkId, params.email)).map(presentEmployer) };
}

/**
 * `POST employee-signing/:linkId/:signingId/code`. Errors: those of `sendVerificationCode`, `error_parsing_api_body`.
 */
export async function postEmployeeCode(
  ctx: AppContext,
  { params, body, headers }: RestRequest<'linkId' | 'signingId'>,
): Promise<DataAnswer> {
  const { linkId, signingId: corporationSigningId } = params;
  const { email } = parseCodeRequest(body);
  const clas = await findCurrentClas(ctx, await getLink(ctx, linkId), ClaType.INDIVIDUAL);
  const request = { linkId, corporationSigningId, email, language: mailLanguage(clas, headers['accept-language']) };
  await sendVerificationCode(ctx, { purpose: VerificationPurpose.EMPLOYEE_SIGNING, ...request });
  return SUCCESSFULLY;
}

/**
 * `POST employee-signing/:id`, where `id` is the link id. Errors: those of `signEmployee`, `error_parsing_api_body`.
 */
export async function postEmployeeSigning(ctx: AppContext, { params, body }: RestRequest<'id'>): Promise<DataAnswer> {
  await signEmployee(ctx, { linkId: params.id, ...parseEmployeeSigning(body) });
  return SUCCESSFULLY;
}

/** `GET employee-signing`: all that were not removed, newest first. Errors: those of `listEmployeeSignings`. */
export async function getEmployeeSignings(ctx: AppContext): Promise<DataAnswer> {
  const signings = await loadAll((page) => listEmployeeSignings(ctx, { ...page, sort: 'date_desc' }));
  const presented = signings.map(async (one) => presentEmployee(one, await ctx.deps.signingOrigins.load(one.id)));
  return { data: await Promise.all(presented) };
}

/** `PUT employee-signing/:id`. Errors: those of `changeEmployeeSignings`, `error_parsing_api_body`. */
export async function putEmployeeSigning(ctx: AppContext, { params, body }: RestRequest<'id'>): Promise<DataAnswer> {
  await changeEmployeeSignings(ctx, { ids: [params.id], state: parseEmployeeState(body) });
  return SUCCESSFULLY;
}

/** `DELETE employee-signing/:id`. Errors: those of `changeEmployeeSignings`. */
export async function deleteEmployeeSigning(ctx: AppContext, { params }: RestRequest<'id'>): Promise<DataAnswer> {
  await changeEmployeeSignings(ctx, { ids: [params.id], state: EmployeeSigningState.REMOVED });
  return SUCCESSFULLY;
}
