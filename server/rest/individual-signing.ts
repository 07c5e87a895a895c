import { ClaType } from '#rules/cla-type.ts';
import type { AppContext } from '#server/context.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { sendVerificationCode } from '#server/modules/signing/employee/send-verification-code.ts';
import { agreeToIndividualCla } from '#server/modules/signing/signing/individual/agree-to-individual-cla.ts';
import { getIndividualClaDiff } from '#server/modules/signing/signing/individual/individual-cla-diff.queries.ts';
import { signIndividual } from '#server/modules/signing/signing/individual/sign-individual.ts';
import { getSigningStatus, getSigningStatusByHash } from '#server/modules/signing/signing/signing-status.queries.ts';
import { claDiffFile } from './cla-diff-file.ts';
import { mailLanguage } from './mail-language.rules.ts';
import { parseQueryText } from './parse.ts';
import { presentSigningStatus, SUCCESSFULLY } from './present.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';
import { parseCodeRequest, parseIndividualSigning } from './signing-bodies.ts';

/** `POST individual-signing/:linkId/code`. Errors: those of `sendVerificationCode`, `error_parsing_api_body`. */
export async function postIndividualCode(ctx: AppContext, request: RestRequest<'linkId'>): Promise<DataAnswer> {
  const { linkId } = request.params;
  const { email } = parseCodeRequest(request.body);
  const clas = await findCurrentClas(ctx, await getLink(ctx, linkId), ClaType.INDIVIDUAL);
  const language = mailLanguage(clas, request.headers['accept-language']);
  await sendVerificationCode(ctx, { purpose: VerificationPurpose.INDIVIDUAL_SIGNING, linkId, email, language });
  return SUCCESSFULLY;
}

/** `POST individual-signing/:linkId`. Errors: those of `signIndividual`, `error_parsing_api_body`. */
export async function postIndividualSigning(
  ctx: AppContext,
  { params, body }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  await signIndividual(ctx, { linkId: params.linkId, ...parseIndividualSigning(body) });
  return SUCCESSFULLY;
}

/** `GET individual-signing/:linkId?email=`: the status of an address. Errors: those of `getSigningStatus`. */
export async function getIndividualSigning(
  ctx: AppContext,
  { params, query }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  return { data: presentSigningStatus(await getSigningStatus(ctx, params.linkId, parseQueryText(query['email']))) };
}

/** `GET individual-signing/:linkId/hash/:emailSha256`: the status of a hash. Errors: those of `getSigningStatusByHash`. */
export async function getIndividualSigningByHash(
  ctx: AppContext,
  { params }: RestRequest<'linkId' | 'emailSha256'>,
): Promise<DataAnswer> {
  return { data: presentSigningStatus(await getSigningStatusByHash(ctx, params.linkId, params.emailSha256)) };
}

/**
 * `PUT individual-signing/:linkId`: agrees to the current version, with the name and values of the earlier signing.
 * Errors: those of `agreeToIndividualCla` and of the body, which is that of a signing.
 */
export async function putIndividualSigning(
  ctx: AppContext,
  { params, body }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  await agreeToIndividualCla(ctx, { linkId: params.linkId, ...parseIndividualSigning(body) });
  return SUCCESSFULLY;
}

/** `GET cla/individual/diff/:linkId/:email`: an HTML fragment to save. Errors: those of `getIndividualClaDiff`. */
export async function getIndividualDiff(
  ctx: AppContext,
  { params }: RestRequest<'linkId' | 'email'>,
): Promise<FileAnswer> {
  return claDiffFile(await getIndividualClaDiff(ctx, params.linkId, params.email));
}
