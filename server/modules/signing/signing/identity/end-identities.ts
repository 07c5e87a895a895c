import type { Change } from '#server/change.ts';
import type { ChangeContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import type { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { ProvedIdentity } from './proved-identity.entity.ts';

/** Signings that have ended, and who ended them. */
export interface EndedSignings {
  readonly link: { readonly id: string };
  readonly actor: Actor;
  /** Their ids. */
  readonly signings: readonly string[];
}

/** Ends what is tied to signings that have ended. */
export async function endIdentities(ctx: ChangeContext, tx: Change, { signings, ...by }: EndedSignings): Promise<void> {
  const live = await tx.em.find(ProvedIdentity, { signing: { $in: [...signings] }, endedAt: null });
  await end(ctx, tx, { ...by, identities: live });
}

/** Domains that a corporation has claimed. */
export interface ClaimedDomains extends Omit<EndedSignings, 'signings'> {
  readonly domains: readonly string[];
  readonly corporation: CorporationSigning;
}

/** Ends the ties of addresses in domains that a corporation has claimed, except to signings of its employees. */
export async function endIdentitiesOfDomains(
  ctx: ChangeContext,
  tx: Change,
  { domains, corporation, ...by }: ClaimedDomains,
): Promise<void> {
  const addresses = domains.map((domain) => ({
    emailKey: { $like: `%@${domain.replaceAll(/[\\%_]/g, String.raw`\$&`)}` },
  }));
  const live = await tx.em.find(ProvedIdentity, { link: by.link.id, endedAt: null, $or: addresses });
  const signings = live.map(({ signing }) => signing);
  const own = await tx.em.find(EmployeeSigning, { id: { $in: signings }, corporationSigning: corporation });
  const ofEmployees = new Set(own.map(({ id }) => id));
  await end(ctx, tx, { ...by, identities: live.filter(({ signing }) => !ofEmployees.has(signing)) });
}

/** Ties to the newer signing of a person what was tied to the one that it supersedes. */
export async function moveIdentities(
  em: Em,
  older: Pick<IndividualSigning, 'id'>,
  { id, reference }: Pick<IndividualSigning, 'id' | 'reference'>,
): Promise<void> {
  await em.nativeUpdate(ProvedIdentity, { signing: older.id, endedAt: null }, { signing: id, reference });
}

interface Ended extends Omit<EndedSignings, 'signings'> {
  readonly identities: readonly ProvedIdentity[];
}

async function end(ctx: ChangeContext, tx: Change, { link, actor, identities }: Ended): Promise<void> {
  if (identities.length === 0) {
    return;
  }
  const { linkId } = await tx.em.findOneOrFail(Link, link.id);
  for (const identity of identities) {
    identity.endedAt = ctx.now();
    const { id, reference, accountId } = identity;
    const details = { linkId, reference, kind: accountId ? 'account' : 'address' } as const;
    tx.audit({ action: 'IDENTITY_ENDED', actor, link, subject: id, details });
  }
}
