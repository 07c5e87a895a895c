import { ClaType } from '#rules/cla-type.ts';
import {
  CORPORATION_NAME_KEY_MAX_LENGTH,
  CORPORATION_NAME_MAX_LENGTH,
  normalizeCorporationName,
} from '#rules/corporation-name.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { toTextOfLines } from '#rules/plain-text.ts';
import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findClaUpload } from '#server/modules/community/cla/cla-pdf.ts';
import { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { OwnLink } from '#server/modules/community/link/own-link.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import { checkEmail } from '#server/modules/ground/email/check-email.rules.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/refuse-restricted-domain.ts';
import { checkName } from '#server/modules/signing/signing/submission.ts';
import { recordedDay } from './recorded-day.rules.ts';

/** Longest note, in characters. */
const NOTE_MAX_LENGTH = 500;

/** A signature that was given on paper, by mail or in person, unchecked. */
export interface RecordSigningInput {
  readonly linkId: string;
  /** Of any version, also an older one. */
  readonly claId: string;
  readonly kind: SigningKind;
  /** Of the person who signed, also when they signed for a corporation. */
  readonly name: string;
  readonly email: string;
  readonly corporationName?: string | null | undefined;
  /** A day, as `2026-11-29`. */
  readonly signedOn: string;
  /** Fingerprint of a file that the same manager uploaded within the last 24 hours. */
  readonly scanSha256?: string | null | undefined;
  readonly note?: string | null | undefined;
  readonly notify: boolean;
}

/** The same, checked. */
export interface RecordedSigning {
  readonly kind: SigningKind;
  readonly cla: Cla;
  readonly name: string;
  readonly email: string;
  /** Empty without one. */
  readonly corporationName: string;
  readonly signedOn: string;
  readonly scan: StoredDocument | null;
  readonly note: string | null;
}

/**
 * Checks what a manager records. Errors: `unmatched_cla` for a CLA of another link or kind, `invalid_email`,
 * `restricted_email_suffix` for a corporation, otherwise `bad_request_parameter` with the field.
 */
export async function checkRecorded(
  ctx: AppContext,
  { link, account }: OwnLink,
  input: RecordSigningInput,
): Promise<RecordedSigning> {
  const isCorporation = input.kind === SigningKind.CORPORATION;
  const type = isCorporation ? ClaType.CORPORATION : ClaType.INDIVIDUAL;
  const cla = isUuid(input.claId) ? await ctx.em.findOne(Cla, { id: input.claId, link, type }) : null;
  if (cla === null) {
    throw new AppError('unmatched_cla');
  }
  const name = checkName(input.name, { field: 'name', maxLength: NAME_MAX_LENGTH });
  const email = checkEmail(input.email);
  if (isCorporation) {
    refuseRestrictedDomain(email, ctx.deps.config.restrictedEmailDomains);
  }
  return {
    kind: input.kind,
    cla,
    name,
    email,
    corporationName: isCorporation ? checkCorporationName(input.corporationName ?? '') : '',
    signedOn: checkDay(ctx, input.signedOn),
    scan: await findScan(ctx, account, input.scanSha256 ?? null),
    note: checkNote(input.note ?? ''),
  };
}

function checkCorporationName(given: string): string {
  const field = 'corporationName';
  const name = checkName(given, { field, maxLength: CORPORATION_NAME_MAX_LENGTH });
  if (normalizeCorporationName(name).length > CORPORATION_NAME_KEY_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field });
  }
  return name;
}

function checkDay(ctx: AppContext, given: string): string {
  const day = recordedDay(given, ctx.now());
  if (day === undefined) {
    throw new AppError('bad_request_parameter', { field: 'signedOn' });
  }
  return day;
}

async function findScan(
  ctx: AppContext,
  account: OwnLink['account'],
  sha256: string | null,
): Promise<StoredDocument | null> {
  if (sha256 === null) {
    return null;
  }
  const upload = await findClaUpload(ctx, account, sha256);
  if (upload === null) {
    throw new AppError('bad_request_parameter', { field: 'scanSha256' });
  }
  return readDocument(ctx.em, upload.document.sha256);
}

function checkNote(given: string): string | null {
  const note = toTextOfLines(given, NOTE_MAX_LENGTH);
  if (note === undefined) {
    throw new AppError('bad_request_parameter', { field: 'note' });
  }
  return note === '' ? null : note;
}
