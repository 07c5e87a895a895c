import { ClaType } from '#rules/cla-type.ts';
import type { Language } from '#rules/language.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { actFingerprint, stateAct } from '#server/modules/signing/signing/act.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import { SigningAct, type SigningKind } from '#server/modules/signing/signing/signing-act.entity.ts';
import { claOf, type Filling, record } from './filling.ts';

const CONSENT_VERSION = 'demo';

/** Who signs, as what, and when. */
export interface InventedSigner {
  readonly kind: SigningKind;
  readonly language: Language;
  readonly name: string;
  readonly email: string;
  /** Empty for an individual. */
  readonly corporationName: string;
  readonly signedAt: Date;
}

/** Stores the act of an invented signing, whose document is the CLA alone, and returns its common columns. */
export function inventSigning(filling: Filling, signer: InventedSigner) {
  const { em, link } = filling;
  const { kind, language, signedAt } = signer;
  const cla = claOf(filling, kind === 'corporation' ? ClaType.CORPORATION : ClaType.INDIVIDUAL, language);
  const fieldValues = inventValues(cla, signer);
  const submission = { ...signer, link, cla, fieldValues };
  const reference = newReference();
  const act = stateAct(submission, {
    reference,
    consentVersion: CONSENT_VERSION,
    signedAt: signedAt.toISOString(),
  });
  const id = crypto.randomUUID();
  em.create(SigningAct, { signing: id, act });
  const columns = {
    id,
    reference,
    link,
    cla,
    language,
    fieldValues,
    document: cla.document,
    consentVersion: CONSENT_VERSION,
    consentLanguage: language,
    signedAt,
  };
  const details = { reference, linkId: link.linkId, claSha256: act.claSha256, actSha256: actFingerprint(act) };
  return { columns, details };
}

/** Records that an invented signing has its document. */
export function recordDocument(
  filling: Filling,
  { id, reference, cla, signedAt }: ReturnType<typeof inventSigning>['columns'],
): void {
  const details = { reference, documentSha256: cla.document.sha256 };
  record(filling, signedAt, { action: 'DOCUMENT_COMPOSED', actor: SYSTEM, subject: id, details });
}

function inventValues(cla: Cla, { name, email, corporationName, signedAt }: InventedSigner): Record<string, string> {
  const values: Readonly<Record<string, string>> = {
    name,
    authorized: name,
    email,
    corporationName,
    title: 'CTO',
    date: signedAt.toISOString().slice(0, 10),
  };
  return Object.fromEntries(cla.fields.flatMap(({ id, type }) => (values[type] ? [[id, values[type]]] : [])));
}
