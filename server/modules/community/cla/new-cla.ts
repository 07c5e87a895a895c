import { createHash } from 'node:crypto';
import type { ClaType } from '#rules/cla-type.ts';
import type { FieldDefinition } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import { SUMMARY_MAX_LENGTH } from '#rules/plain-text.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { checkPlainText } from '#server/modules/community/link/plain-text.rules.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import { obtainClaPdf, type ClaPdf, type ClaSource } from './cla-pdf.ts';
import { Cla } from './cla.entity.ts';
import { defineFields, type FieldDefinitionInput } from './field-definitions.rules.ts';
import { storeClaPdf } from './store-cla-pdf.ts';

/** Type and language of a CLA; a link has at most one current CLA of each kind. */
export interface ClaKind {
  readonly type: ClaType;
  readonly language: Language;
}

/** A CLA as a community manager describes it. */
export interface NewClaInput extends ClaKind, ClaSource {
  readonly fields: readonly FieldDefinitionInput[];
  /** Plain words for signers; see `checkSummary`. */
  readonly summary?: string | null | undefined;
}

/** A checked CLA, ready to be stored. */
export interface NewCla extends ClaKind {
  readonly fields: readonly FieldDefinition[];
  readonly pdf: Omit<ClaPdf, 'pages' | 'note'>;
  readonly summary: string | null;
}

/**
 * Checks a CLA and fetches its text; never call it within a transaction. Errors: those of `prepareFields`, whose titles
 * signature pages print, of `checkSummary` and of `obtainClaPdf`.
 */
export async function prepareCla(
  ctx: AppContext,
  account: CommunityAccount,
  { type, language, fields, summary, ...source }: NewClaInput,
): Promise<NewCla> {
  const checked = { fields: prepareFields(type, fields), summary: checkSummary(summary) };
  return { type, language, ...checked, pdf: await obtainClaPdf(ctx, account, source) };
}

/** Checks and numbers the fields of a CLA. Errors: those of `defineFields` and, for titles, of `refuseUnprintable`. */
export function prepareFields(type: ClaType, fields: readonly FieldDefinitionInput[]): FieldDefinition[] {
  const defined = defineFields(type, fields);
  refuseUnprintable(defined.map(({ title }, index) => [`fields.${index}.title`, title]));
  return defined;
}

/**
 * Returns a summary as it is stored; null for none. Error: `bad_request_parameter` with `summary` above 2000 characters
 * or with control characters other than line breaks.
 */
export function checkSummary(given: string | null | undefined): string | null {
  return checkPlainText(given, { field: 'summary', maxLength: SUMMARY_MAX_LENGTH });
}

/** The link, number and version of a CLA, and who adds it. */
export interface ClaPlace {
  readonly link: Link;
  readonly number: number;
  readonly version: number;
  readonly actor: Actor;
  readonly createdAt: Date;
  /** Summary of the version that it replaces; default: none. */
  readonly summaryBefore?: string | null;
}

/** Stores a CLA as the current one of its kind within the transaction, and records the event. */
export async function createCla(tx: Change, { pdf, fields, summary, ...kind }: NewCla, place: ClaPlace): Promise<Cla> {
  const { link, number, version, actor, createdAt } = place;
  const document = await storeClaPdf(tx.em, pdf, createdAt);
  const cla = tx.em.create(Cla, {
    // Chosen here, because the audit event refers to it before it is stored.
    id: crypto.randomUUID(),
    link,
    ...kind,
    number,
    version,
    sourceUrl: pdf.sourceUrl,
    document,
    fields: [...fields],
    summary,
    createdAt,
  });
  const details = { linkId: link.linkId, type: kind.type, language: kind.language, version, claSha256: pdf.sha256 };
  tx.audit({ action: 'CLA_ADDED', actor, link, subject: cla.id, details });
  if (summary !== (place.summaryBefore ?? null)) {
    auditSummary(tx, cla, { actor, link });
  }
  return cla;
}

/** Records that the summary of a CLA has changed. */
export function auditSummary(
  tx: Change,
  { id, summary }: Cla,
  { actor, link }: Pick<ClaPlace, 'actor' | 'link'>,
): void {
  const summarySha256 = summary ? createHash('sha256').update(summary).digest('hex') : '';
  tx.audit({
    action: 'CLA_SUMMARY_CHANGED',
    actor,
    link,
    subject: id,
    details: { linkId: link.linkId, summarySha256 },
  });
}
