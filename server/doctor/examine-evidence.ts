import type { Em } from '#server/db/open-database.ts';
import { EvidenceKey } from '#server/modules/proof/evidence/evidence-key.entity.ts';
import { verifyChains } from '#server/modules/proof/evidence/verify-chains.ts';
import { verifyCheckpoints } from '#server/modules/proof/evidence/verify-checkpoints.ts';
import type { Finding } from './finding.ts';

const DAY = 86_400_000;

/** Looks at the proofs of the last day, and at the keys that sign them. */
export async function examineEvidence(open: () => Em): Promise<Finding[]> {
  return [await examineChains(open), await examineEvidenceKeys(open())];
}

/** Checks the audit events and checkpoints of the last day, and reports the last checkpoint; `verify:audit` checks all. */
async function examineChains(open: () => Em): Promise<Finding> {
  const since = new Date(Date.now() - DAY);
  const { events, problem } = await verifyChains(open(), { since });
  const checked = await verifyCheckpoints(open(), since);
  const [last] = await open().execute<{ number: number; root: string }[]>(
    'select number, root from checkpoint order by number desc limit 1',
  );
  const broken = problem ?? checked.problem;
  const head = last === undefined ? 'no checkpoint yet' : `checkpoint ${last.number} has the root ${last.root}`;
  return {
    part: 'chain head',
    level: broken === undefined ? 'ok' : 'problem',
    text: broken ?? `the ${events} events of the last day fit; ${head}`,
  };
}

/** The service certifies its keys when it starts and every night, unless it cannot open their private keys. */
async function examineEvidenceKeys(em: Em): Promise<Finding> {
  const keys = await em.find(EvidenceKey, {}, { orderBy: { createdAt: 'asc' } });
  const uncertified = keys.filter(({ certified }) => certified.length === 0).map(({ kid }) => kid);
  return {
    part: 'evidence keys',
    level: uncertified.length === 0 ? 'ok' : 'warning',
    text:
      uncertified.length === 0
        ? `${keys.length} are certified by the seal's root`
        : `not certified by the seal's root, so that bundles signed with them are not provable: ${uncertified.join(', ')}`,
  };
}
