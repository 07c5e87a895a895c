import { ClaType } from '#rules/cla-type.ts';
import type { CodePlatformName } from '#rules/code-platform.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { LANGUAGES } from '#rules/language.ts';
import type { Change } from '#server/change.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SIGNER } from '#server/modules/ground/audit/actor.ts';
import { findCorporationOfDomain } from '#server/modules/signing/corporation/corporation-domain.queries.ts';
import { hashDocumentToken, newDocumentToken } from '#server/modules/signing/signing/document-token.ts';
import {
  IndividualSigning,
  IndividualSigningEnd,
} from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import type { ClaimedSigning } from './claim.ts';
import { ImportedIdentity } from './imported-identity.entity.ts';

/** The account of an imported identity, on one instance. */
export interface ImportedAccountKey {
  readonly platform: CodePlatformName;
  /** As `instanceHost` names it. */
  readonly host: string;
  readonly accountId: string;
}

/** Whether somebody who proves an account of this instance may have signed elsewhere. */
export async function hasImportsOf(
  em: Em,
  link: Link,
  place: Pick<ImportedAccountKey, 'platform' | 'host'>,
): Promise<boolean> {
  return (await em.findOne(ImportedIdentity, { link, ...place, endedAt: null }, { fields: ['id'] })) !== null;
}

/** Ends what an account had signed elsewhere: the signing that it is tied to counts from now on. */
export async function replaceImport(em: Em, { link, account, at }: ReplacedImport): Promise<void> {
  const ended = { endedAt: at, endReason: IndividualSigningEnd.SUPERSEDED };
  await em.nativeUpdate(ImportedIdentity, { link, ...account, endedAt: null }, ended);
}

interface ReplacedImport {
  readonly link: Link;
  readonly account: ImportedAccountKey;
  readonly at: Date;
}

interface ConfirmedImport {
  readonly link: Link;
  /** Proved by a code. */
  readonly email: string;
  /** Proved at its platform. */
  readonly account: ImportedAccountKey;
}

/**
 * Turns what an account had signed elsewhere into an imported signing, now that its owner has proved an address; the
 * level stays what the source had to show. Errors: `no_link` when the account signed nowhere,
 * `go_to_sign_employee_cla`, `no_cla_binding`.
 */
export async function confirmImport(tx: Change, { link, email, account }: ConfirmedImport): Promise<ClaimedSigning> {
  const identity = await tx.em.findOne(ImportedIdentity, { link, ...account, endedAt: null }, { populate: ['record'] });
  if (identity === null) {
    throw new AppError('no_link');
  }
  if ((await findCorporationOfDomain(tx.em, link, emailDomain(email))) !== null) {
    throw new AppError('go_to_sign_employee_cla');
  }
  const cla = await findCla(tx.em, identity);
  const emailKey = normalizeEmail(email);
  const signing = tx.em.create(IndividualSigning, {
    reference: newReference(),
    link,
    cla,
    language: cla.language,
    name: identity.name ?? identity.login ?? '',
    email,
    emailKey,
    fieldValues: {},
    // Nobody was mailed an address of its document.
    documentTokenHash: hashDocumentToken(newDocumentToken()),
    signedAt: identity.signedAt ?? identity.importedAt,
  });
  const { key, source, level, precision, record, recordSha256, importedAt } = identity;
  const versionKnown = Boolean(identity.cla);
  const told = { key, source, level, precision, versionKnown, record, recordSha256, importedAt };
  tx.em.create(SigningOrigin, { signing: signing.id, ...told });
  // The signing and its origin say the same, and the key is once in the service.
  tx.em.remove(identity);
  const { id, reference } = signing;
  const details = { linkId: link.linkId, reference, source };
  tx.audit({ action: 'IMPORT_CONFIRMED', actor: SIGNER, link, subject: id, details });
  return { id, reference, signerKey: emailKey, corporationId: null };
}

/**
 * The version that the source names; else, as the gate counts it, one that was current at the import, so that it
 * expires when the import does. Of several languages, one whose version is current still comes first.
 */
async function findCla(em: Em, { cla, link, importedAt }: ImportedIdentity): Promise<Cla> {
  if (cla) {
    return em.findOneOrFail(Cla, cla.id);
  }
  const published = {
    link,
    type: ClaType.INDIVIDUAL,
    createdAt: { $lte: importedAt },
    state: { $ne: ClaState.REMOVED },
  };
  const versions = await em.find(Cla, published, { orderBy: { version: 'desc' } });
  const held = LANGUAGES.flatMap(({ code }) => versions.find(({ language }) => language === code) ?? []);
  const found = held.find(({ state }) => state === ClaState.CURRENT) ?? held[0];
  if (found === undefined) {
    throw new AppError('no_cla_binding');
  }
  return found;
}
