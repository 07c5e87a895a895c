import type { Em } from '#server/db/open-database.ts';
import { GatePolicy } from './gate-policy.entity.ts';
import { DEFAULT_GATE_POLICY, type GatePolicyFacts } from './gate-policy.rules.ts';

/** Returns the policy of a link, by its internal id: the stored one, or the defaults. */
export async function findGatePolicy(em: Em, linkId: string): Promise<GatePolicyFacts> {
  const stored = await em.findOne(GatePolicy, { link: linkId }, { refresh: true });
  return stored === null
    ? DEFAULT_GATE_POLICY
    : { ...stored, minimumLines: stored.minimumLines ?? null, labels: stored.labels ?? null, commentText: stored.commentText ?? null };
}
