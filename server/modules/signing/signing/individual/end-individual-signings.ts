import type { Language } from '#rules/language.ts';
import { signingPath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { actorKey, type Actor } from '#server/modules/ground/audit/actor.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { endIdentities, endIdentitiesOfDomains } from '#server/modules/signing/signing/identity/end-identities.ts';
import { endImports } from '#server/modules/signing/signing/identity/end-imports.ts';
import { findUnproved } from '#server/modules/signing/signing/origin/unproved.sql.ts';
import { IndividualSigningEnd } from './individual-signing.entity.ts';

/** Domains that a corporation claims, and who completed or restored it. */
export interface DomainsOfCorporation {
  readonly link: Link;
  readonly corporation: CorporationSigning;
  /** In lower case. */
  readonly domains: readonly string[];
  readonly actor: Actor;
}

/** Live signings of a link in domains. */
const LIVE_IN_DOMAINS = "link_id = ? and ended_at is null and split_part(email_key, '@', 2) in (?)";

/** One statement for any number of signings. */
const END_STATEMENT = `
update individual_signing set ended_at = ?, ended_by = ?, end_reason = ?, ends_at = null, end_note = null
where ${LIVE_IN_DOMAINS}
returning id, reference, name, email, email_key as "emailKey", language`;

interface EndedRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  readonly language: Language;
}

/** Counts the live individual signings of a link in domains, which are in lower case. */
export async function countIndividualSignings(
  em: Em,
  link: Pick<Link, 'id'>,
  domains: readonly string[],
): Promise<number> {
  const rows: { readonly count: number }[] = await em.execute(
    `select count(*)::int as count from individual_signing where ${LIVE_IN_DOMAINS}`,
    [link.id, [...domains]],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Ends the live individual signings of a link in a corporation's domains, with what their signers had signed elsewhere,
 * and mails each signer whose address was proved what to do next, in the language of the signing. Deletes nothing.
 */
export async function endIndividualSignings(
  ctx: ChangeContext,
  tx: Change,
  { link, corporation, domains, actor }: DomainsOfCorporation,
): Promise<void> {
  const endedAt = ctx.now();
  const reason = IndividualSigningEnd.CORPORATION;
  const ended: EndedRow[] = await tx.em.execute(END_STATEMENT, [
    endedAt,
    actorKey(actor),
    reason,
    link.id,
    [...domains],
  ]);
  const ids = ended.map(({ id }) => id);
  const unproved = await findUnproved(tx.em, ids);
  await endImports(ctx, tx, { link, actor, signings: ended, reason });
  await endIdentities(ctx, tx, { link, actor, signings: ids });
  await endIdentitiesOfDomains(ctx, tx, { link, actor, domains, corporation });
  for (const { id, reference } of ended) {
    tx.audit({ action: 'INDIVIDUAL_SIGNING_ENDED', actor, link, subject: id, details: { reference, reason } });
  }
  for (const { reference, name, email, language } of ended.filter(({ id }) => !unproved.has(id))) {
    tx.enqueueMail({
      template: 'individual_signing_ended',
      language,
      recipient: email,
      link,
      corporationSigning: corporation,
      data: {
        community: link.alias,
        projectUrl: link.projectUrl,
        name,
        reference,
        corporationName: corporation.corporationName,
        endedAt: endedAt.toISOString().slice(0, 10),
        employeeUrl: new URL(signingPath(link.linkId, 'employee'), ctx.deps.config.publicUrl).href,
      },
    });
  }
}
