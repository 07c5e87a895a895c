import { isDeepStrictEqual } from 'node:util';
import { LockMode } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { getChangeableLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import { countOpenPullRequests } from '#server/modules/gate/repository/count-open-pull-requests.ts';
import { changePolicy, type GatePolicyChanges } from './gate-policy-input.rules.ts';
import { GatePolicy } from './gate-policy.entity.ts';
import { findGatePolicy } from './gate-policy.queries.ts';
import type { GatePolicyFacts } from './gate-policy.rules.ts';
import { GATE_TEMPLATES } from './gate-templates.ts';

/** Changes to the policy of a link. */
export interface UpdateGatePolicyInput extends GatePolicyChanges {
  readonly linkId: string;
}

/** A policy, and how many open pull requests are judged again by it. */
export interface UpdatedGatePolicy {
  readonly policy: GatePolicyFacts;
  readonly judgedAgain: number;
}

/**
 * Changes the policy of a link; its open pull requests are judged again as a consequence of the event. Errors: those of
 * `getChangeableLink`, `requireStepUp` and `changePolicy`.
 */
export async function updateGatePolicy(ctx: AppContext, input: UpdateGatePolicyInput): Promise<UpdatedGatePolicy> {
  const own = await getChangeableLink(ctx, input.linkId);
  await requireStepUp(ctx, own.session);
  const names = GATE_TEMPLATES.map(({ name }) => name);
  return change(ctx, async (tx) => {
    // Concurrent changes wait for each other: each builds on what is stored.
    await tx.em.findOneOrFail(Link, own.link.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const before = await findGatePolicy(tx.em, own.link.id);
    const policy = changePolicy(before, input, names);
    const changed = (Object.keys(policy) as (keyof GatePolicyFacts)[]).filter(
      (name) => !isDeepStrictEqual(policy[name], before[name]),
    );
    if (changed.length === 0) {
      return { policy, judgedAgain: 0 };
    }
    await store(ctx, tx, { own, policy, changed });
    return { policy, judgedAgain: await countOpenPullRequests(tx.em, own.link) };
  });
}

interface ChangedPolicy {
  readonly own: OwnLink;
  readonly policy: GatePolicyFacts;
  readonly changed: readonly string[];
}

async function store(ctx: AppContext, tx: Change, { own, policy, changed }: ChangedPolicy): Promise<void> {
  const { actor, link } = own;
  const columns = {
    ...policy,
    subjects: [...policy.subjects],
    bots: [...policy.bots],
    agents: [...policy.agents],
    exemptOrganizations: [...policy.exemptOrganizations],
    minimumLinesFiles: [...policy.minimumLinesFiles],
    commands: [...policy.commands],
    updatedAt: ctx.now(),
  };
  const stored = await tx.em.findOne(GatePolicy, { link });
  if (stored === null) {
    tx.em.create(GatePolicy, { link: link.id, ...columns });
  } else {
    tx.em.assign(stored, columns);
  }
  const details = { linkId: link.linkId, changed: changed.join(',') };
  tx.audit({ action: 'GATE_POLICY_CHANGED', actor, link, subject: link.id, details });
}
