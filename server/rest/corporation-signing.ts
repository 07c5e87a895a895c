import { ClaType } from '#rules/cla-type.ts';
import type { AppContext } from '#server/context.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { approveCorporationSigning } from '#server/modules/signing/corporation-approval/approve-corporation-signing.ts';
import { deleteCorporationSigning } from '#server/modules/signing/corporation-approval/delete-corporation-signing.ts';
import { purgeCorporationSigning } from '#server/modules/signing/corporation-approval/purge-corporation-signing.ts';
import { resendCorporationDocument } from '#server/modules/signing/corporation-approval/resend-corporation-document.ts';
import { restoreCorporationSigning } from '#server/modules/signing/corporation-approval/restore-corporation-signing.ts';
import { updateRepresentative } from '#server/modules/signing/corporation-approval/update-representative.ts';
import { sendVerificationCode } from '#server/modules/signing/employee/send-verification-code.ts';
import { signCorporation } from '#server/modules/signing/signing/corporation/sign-corporation.ts';
import { mailLanguage } from './mail-language.rules.ts';
import { SUCCESSFULLY } from './present.ts';
import type { DataAnswer, RestRequest } from './route.ts';
import { parseCodeRequest, parseCorporationSigning, parseRepresentative } from './signing-bodies.ts';

/** Paths name a signing by link and id; the id suffices, so the link is ignored. */
type SigningRequest = RestRequest<'linkId' | 'signingId'>;

/** `POST corporation-signing/:linkId/code`. Errors: those of `sendVerificationCode`, `error_parsing_api_body`. */
export async function postCorporationCode(ctx: AppContext, request: RestRequest<'linkId'>): Promise<DataAnswer> {
  const { linkId } = request.params;
  const { email } = parseCodeRequest(request.body);
  const clas = await findCurrentClas(ctx, await getLink(ctx, linkId), ClaType.CORPORATION);
  const language = mailLanguage(clas, request.headers['accept-language']);
  await sendVerificationCode(ctx, { purpose: VerificationPurpose.CORPORATION_SIGNING, linkId, email, language });
  return SUCCESSFULLY;
}

/** `POST corporation-signing/:linkId`. Errors: those of `signCorporation`, `error_parsing_api_body`. */
export async function postCorporationSigning(
  ctx: AppContext,
  { params, body }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  await signCorporation(ctx, { linkId: params.linkId, ...parseCorporationSigning(body) });
  return SUCCESSFULLY;
}

/**
 * `PUT corporation-signing/:linkId/:signingId`: mails the document again. Errors: those of `resendCorporationDocument`.
 */
export async function putCorporationSigning(ctx: AppContext, { params }: SigningRequest): Promise<DataAnswer> {
  await resendCorporationDocument(ctx, params.signingId);
  return SUCCESSFULLY;
}

/** `POST corporation-manager/:linkId/:signingId`: approves. Errors: those of `approveCorporationSigning`. */
export async function postAdministrator(ctx: AppContext, { params }: SigningRequest): Promise<DataAnswer> {
  await approveCorporationSigning(ctx, params.signingId);
  return SUCCESSFULLY;
}

/** `DELETE corporation-signing/:linkId/:signingId`; it can be restored. Errors: those of `deleteCorporationSigning`. */
export async function deleteSigning(ctx: AppContext, { params }: SigningRequest): Promise<DataAnswer> {
  await deleteCorporationSigning(ctx, params.signingId);
  return SUCCESSFULLY;
}

/** `PATCH corporation-manager/…`, `PUT corporation-signing/deleted/…`. Errors: those of `restoreCorporationSigning`. */
export async function restoreSigning(ctx: AppContext, { params }: SigningRequest): Promise<DataAnswer> {
  await restoreCorporationSigning(ctx, params.signingId);
  return SUCCESSFULLY;
}

/** `DELETE corporation-signing/deleted/:linkId/:signingId`, for good. Errors: those of `purgeCorporationSigning`. */
export async function purgeSigning(ctx: AppContext, { params }: SigningRequest): Promise<DataAnswer> {
  await purgeCorporationSigning(ctx, { id: params.signingId });
  return SUCCESSFULLY;
}

/**
 * `PUT corporation-signing/:linkId/:signingId/representative`. Errors: those of `updateRepresentative` and of the body.
 */
export async function putRepresentative(ctx: AppContext, { params, body }: SigningRequest): Promise<DataAnswer> {
  await updateRepresentative(ctx, { id: params.signingId, ...parseRepresentative(body) });
  return SUCCESSFULLY;
}
