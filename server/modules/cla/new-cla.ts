import type { ClaType } from '#rules/cla-type.ts';
import type { FieldDefinition } from '#rules/field.ts';
import type { Language } from '#rules/language.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import type { Actor } from '#server/modules/audit/actor.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
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
}

/** A checked CLA, ready to be stored. */
export interface NewCla extends ClaKind {
  readonly fields: readonly FieldDefinition[];
  readonly pdf: Omit<ClaPdf, 'pages'>;
}

/**
 * Checks a CLA and fetches its text; never call it within a transaction. Errors: those of `prepareFields`, whose titles
 * signature pages print, and of `obtainClaPdf`.
 */
export async function prepareCla(
  ctx: AppContext,
  account: CommunityAccount,
  { type, language, fields, ...source }: NewClaInput,
): Promise<NewCla> {
  const defined = prepareFields(type, fields);
  return { type, language, fields: defined, pdf: await obtainClaPdf(ctx, account, source) };
}

/** Checks and numbers the fields of a CLA. Errors: those of `defineFields` and, for titles, of `refuseUnprintable`. */
export function prepareFields(type: ClaType, fields: readonly FieldDefinitionInput[]): FieldDefinition[] {
  const defined = defineFields(type, fields);
  refuseUnprintable(defined.map(({ title }, index) => [`fields.${index}.title`, title]));
  return defined;
}

/** The link, number and version of a CLA, and who adds it. */
export interface ClaPlace {
  readonly link: Link;
  readonly number: number;
  readonly version: number;
  readonly actor: Actor;
  readonly createdAt: Date;
}

/** Stores a CLA as the current one of its kind within the transaction, and records the event. */
export async function createCla(tx: Change, { pdf, fields, ...kind }: NewCla, place: ClaPlace): Promise<Cla> {
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
    createdAt,
  });
  const details = { linkId: link.linkId, type: kind.type, language: kind.language, version, claSha256: pdf.sha256 };
  tx.audit({ action: 'CLA_ADDED', actor, link, subject: cla.id, details });
  return cla;
}
