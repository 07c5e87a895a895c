import { isDeepStrictEqual } from 'node:util';
import type { FieldDefinition } from '#rules/field.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { nextPlace } from './add-cla.ts';
import { obtainClaPdf, type ClaSource } from './cla-pdf.ts';
import { Cla, ClaState } from './cla.entity.ts';
import type { FieldDefinitionInput } from './field-definitions.rules.ts';
import { lockClas } from './lock-clas.ts';
import { checkSummary, createCla, prepareFields, type ClaKind, type NewCla } from './new-cla.ts';

/** What is new about a CLA of a link: its text, its fields, or both. */
export interface UpdateClaInput extends ClaKind, ClaSource {
  readonly linkId: string;
  /** Default: those of the version that is replaced. */
  readonly fields?: readonly FieldDefinitionInput[] | null | undefined;
  /** Default: that of the version that is replaced. */
  readonly summary?: string | null | undefined;
  /** Id of the version that the manager wants to replace; default: the current one. */
  readonly replacedClaId?: string | null | undefined;
}

/** A new version that was checked, and the version that it replaces. */
export interface ClaUpdate {
  readonly link: Link;
  readonly replaced: Cla;
  readonly newer: Omit<NewCla, 'summary'>;
}

/**
 * Replaces a current CLA with a new version. The earlier version stays readable; its signings count during the grace
 * period, and their signers are notified. Errors: those of `requireStepUp`, `checkSummary` and `prepareClaUpdate`;
 * `cla_exists` for all but one of several concurrent replacements.
 */
export async function updateCla(ctx: AppContext, input: UpdateClaInput): Promise<Cla> {
  const { actor, link, account, session } = await getChangeableLink(ctx, input.linkId);
  await requireStepUp(ctx, session);
  const summary = input.summary === undefined || input.summary === null ? undefined : checkSummary(input.summary);
  const { replaced, newer } = await prepareClaUpdate(ctx, { link, account }, input);
  return change(ctx, async (tx) => {
    await lockClas(tx.em, link);
    await supersede(tx.em, replaced);
    // Read again: it may have been edited since.
    const summaryBefore = (await tx.em.findOneOrFail(Cla, replaced.id)).summary ?? null;
    const place = { ...(await nextPlace(tx.em, link, input)), link, actor, createdAt: ctx.now(), summaryBefore };
    return createCla(tx, { ...newer, summary: summary === undefined ? summaryBefore : summary }, place);
  });
}

/**
 * Checks a new version and fetches its text; never call it within a transaction. Errors: `no_cla_binding` when the link
 * has no current CLA of the kind, `cla_exists` when it is not the one to replace, those of `prepareFields` and
 * `obtainClaPdf`; `bad_request_parameter` with the source and the reason `unchanged` for the same text and fields.
 */
export async function prepareClaUpdate(
  ctx: AppContext,
  { link, account }: { readonly link: Link; readonly account: CommunityAccount },
  input: UpdateClaInput,
): Promise<ClaUpdate> {
  const { type, language, fields: given } = input;
  const replaced = await getCurrentCla(ctx.em, link, input);
  const fields = given ? prepareFields(type, given) : replaced.fields;
  const pdf = await obtainNewText(ctx, account, { input, replaced });
  if (pdf.sha256 === replaced.document.sha256 && isSame(fields, replaced.fields)) {
    const field = pdf.sourceUrl === null || input.documentSha256 ? 'documentSha256' : 'sourceUrl';
    throw new AppError('bad_request_parameter', { field, reason: 'unchanged' });
  }
  return { link, replaced, newer: { type, language, fields, pdf } };
}

async function obtainNewText(
  ctx: AppContext,
  account: CommunityAccount,
  { input, replaced }: { readonly input: UpdateClaInput; readonly replaced: Cla },
): Promise<NewCla['pdf']> {
  const hasSource = (input.sourceUrl ?? input.documentSha256 ?? null) !== null;
  if (hasSource || !input.fields) {
    return obtainClaPdf(ctx, account, input);
  }
  const { bytes, sha256 } = await readDocument(ctx.em, replaced.document.sha256);
  return { bytes, sha256, sourceUrl: replaced.sourceUrl ?? null };
}

/** Fields are stored as JSON, whose keys the database may reorder. */
function isSame(one: readonly FieldDefinition[], other: readonly FieldDefinition[]): boolean {
  return isDeepStrictEqual([...one], [...other]);
}

async function getCurrentCla(em: Em, link: Link, { type, language, replacedClaId }: UpdateClaInput): Promise<Cla> {
  const current = await em.findOne(Cla, { link, type, language, state: ClaState.CURRENT });
  if (current === null) {
    throw new AppError('no_cla_binding');
  }
  if (current.id !== (replacedClaId ?? current.id)) {
    throw new AppError('cla_exists');
  }
  return current;
}

/**
 * Updates immediately: the row decides who replaces the version, and concurrent signings wait or are already visible.
 */
async function supersede(em: Em, { id }: Cla): Promise<void> {
  const changed = await em.nativeUpdate(Cla, { id, state: ClaState.CURRENT }, { state: ClaState.SUPERSEDED });
  if (changed === 0) {
    throw new AppError('cla_exists');
  }
}
