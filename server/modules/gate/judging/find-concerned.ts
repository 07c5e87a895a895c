import { raw, type FilterQuery } from '@mikro-orm/core';
import type { EventPayload } from '#server/consequences.ts';
import type { Em } from '#server/db/open-database.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { PullRequestSubject } from '#server/modules/gate/pull-request/pull-request-subject.entity.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

/** Somebody whose coverage may have changed: who signed, what is tied to the signing, and what was imported with its address. */
interface Signer {
  readonly linkId: string;
  readonly emailKeys: readonly string[];
  readonly accounts: readonly { readonly host: string; readonly accountId: string }[];
}

/**
 * Finds the open pull requests whose verdict may change by an event: those that depend on its signer, or all of the
 * link when it concerns a CLA, a corporation or the link's policy.
 */
export async function findConcerned(em: Em, { action, subject, details }: EventPayload): Promise<PullRequest[]> {
  if (action === 'LINK_UPDATED' && !String(details['changed']).includes('gracePeriodDays')) {
    return [];
  }
  // Where nothing is gated, signings cost one look.
  if ((await em.findOne(GatedRepository, { mode: { $ne: GateMode.EXCLUDED } }, { fields: ['id'] })) === null) {
    return [];
  }
  const signer = await findSigner(em, subject);
  if (signer !== undefined) {
    return findOfSigner(em, signer);
  }
  const link = await findLink(em, { subject, linkId: details['linkId'] });
  return link === undefined ? [] : em.find(PullRequest, openAt(link));
}

function openAt(link: string): FilterQuery<PullRequest> {
  const repository = { link, mode: { $ne: GateMode.EXCLUDED }, parkedAt: null };
  return { state: { $in: [PullRequestState.OPEN, PullRequestState.NEW] }, repository };
}

/** The subject of an event is a signing, an identity, an imported account, a corporation, a CLA or a link. */
async function findSigner(em: Em, id: string): Promise<Signer | undefined> {
  const signing = (await em.findOne(IndividualSigning, id)) ?? (await em.findOne(EmployeeSigning, id));
  const identity = signing === null ? await em.findOne(ProvedIdentity, id) : null;
  const known = signing ?? identity;
  if (known === null) {
    return findImported(em, id);
  }
  const ties = await em.find(ProvedIdentity, { signing: signing?.id ?? identity?.signing ?? id });
  const own = signing?.emailKey ?? identity?.signerKey ?? '';
  const emailKeys = [own, ...ties.flatMap(({ emailKey }) => emailKey ?? [])];
  const stated = { link: known.link.id, [raw('lower(stated_email)')]: { $in: emailKeys } };
  const imported = await em.find(ImportedIdentity, stated);
  return { linkId: known.link.id, emailKeys, accounts: [...ties, ...imported].flatMap(accountOf) };
}

function accountOf({ host, accountId }: ImportedIdentity | ProvedIdentity): Signer['accounts'] {
  return host && accountId ? [{ host, accountId }] : [];
}

async function findImported(em: Em, id: string): Promise<Signer | undefined> {
  const imported = await em.findOne(ImportedIdentity, id);
  if (imported === null) {
    return undefined;
  }
  return { linkId: imported.link.id, emailKeys: [], accounts: accountOf(imported) };
}

async function findOfSigner(em: Em, { linkId, emailKeys, accounts }: Signer): Promise<PullRequest[]> {
  const identity = [{ emailKey: { $in: [...emailKeys] } }, ...accounts];
  const subjects = await em.find(GateSubject, { link: linkId, $or: identity }, { fields: ['id'] });
  const found = await em.find(
    PullRequestSubject,
    { subject: { $in: subjects.map(({ id }) => id) }, pullRequest: openAt(linkId) },
    { populate: ['pullRequest'] },
  );
  return [...new Set(found.map(({ pullRequest }) => pullRequest.$))];
}

interface NamedLink {
  readonly subject: string;
  /** Public id of the link, where the event has it. */
  readonly linkId: string | number | undefined;
}

/** Events about corporations name no link: the corporation does. */
async function findLink(em: Em, { subject, linkId }: NamedLink): Promise<string | undefined> {
  const link = linkId === undefined ? null : await em.findOne(Link, { linkId: String(linkId) });
  if (link !== null) {
    return link.id;
  }
  const corporation = await em.findOne(CorporationSigning, subject);
  return corporation?.link.id;
}
