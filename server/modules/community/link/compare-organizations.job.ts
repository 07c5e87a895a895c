import { LockMode } from '@mikro-orm/core';
import { CodePlatformName } from '#rules/code-platform.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import { eventPayload } from '#server/consequences.ts';
import type { AppContext } from '#server/context.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { Link } from './link.entity.ts';
import { compareOrganization, renamedProjectUrl, type OrganizationStep } from './organization.rules.ts';
import { platformLanguage } from './platform-language.ts';

/**
 * Runs when the organisations that somebody administers were read: links learn the id of their organisation, follow it
 * to a new name, or are frozen when another organisation has their name; then their owner is mailed.
 */
export const compareOrganizations = defineJob({
  name: 'compare-organizations',
  payload: eventPayload,
  options: { retries: 10, retryDelaySeconds: 10, expirySeconds: 60 },
  async run(deps, { details }) {
    const ctx = createSystemContext(deps);
    const session = await ctx.em.findOne(Session, { id: String(details['sessionId']) }, { populate: ['account'] });
    const platform = Object.values(CodePlatformName).find((name) => name === session?.account?.$.platform);
    if (platform === undefined || !session?.organizationIds) {
      return;
    }
    const listed = Object.entries(session.organizationIds).map(([name, id]) => ({ id, name }));
    const theirs = [
      { organization: { $in: session.organizations } },
      { organizationId: { $in: listed.map(({ id }) => id) } },
    ];
    await change(ctx, async (tx) => {
      const links = await tx.em.find(
        Link,
        { platform, unlinkedAt: null, $or: theirs },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      );
      for (const link of links) {
        const step = compareOrganization(link, listed);
        if (step !== undefined) {
          await STEPS[step.kind](ctx, tx, { link, step });
        }
      }
    });
  },
});

interface Comparison {
  readonly link: Link;
  readonly step: OrganizationStep;
}

const STEPS = { learn, follow, freeze } as const;

async function learn(_ctx: AppContext, tx: Change, { link, step }: Comparison): Promise<void> {
  if (step.kind === 'learn') {
    link.organizationId = step.organizationId;
    record(tx, link, 'LINK_ORGANIZATION_LEARNT');
  }
}

/** The project's address follows too, unless a link of that address and alias exists. */
async function follow(_ctx: AppContext, tx: Change, { link, step }: Comparison): Promise<void> {
  if (step.kind === 'follow') {
    const projectUrl = renamedProjectUrl(link.projectUrl, link.organization ?? '', step.organization);
    const taken = await tx.em.count(Link, { id: { $ne: link.id }, projectUrl, alias: link.alias, unlinkedAt: null });
    Object.assign(link, {
      organization: step.organization,
      frozenAt: null,
      ...(taken === 0 ? { projectUrl } : {}),
    });
    record(tx, link, 'LINK_ORGANIZATION_RENAMED');
  }
}

async function freeze(ctx: AppContext, tx: Change, { link }: Comparison): Promise<void> {
  link.frozenAt = ctx.now();
  record(tx, link, 'LINK_FROZEN');
  const owner = await link.owner.loadOrFail();
  const recipient = owner.email ?? link.senderAddress;
  if (!recipient) {
    return;
  }
  tx.enqueueMail({
    template: 'link_frozen',
    language: platformLanguage(ctx.deps, link),
    recipient,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: owner.name,
      organization: link.organization ?? '',
      linkUrl: new URL(linkDetailPath(link.linkId), ctx.deps.config.publicUrl).href,
    },
  });
}

type LinkEvent = 'LINK_ORGANIZATION_LEARNT' | 'LINK_ORGANIZATION_RENAMED' | 'LINK_FROZEN';

function record(tx: Change, link: Link, action: LinkEvent): void {
  tx.audit({ action, actor: SYSTEM, link, subject: link.id, details: { linkId: link.linkId } });
}
