import type { Em } from '#server/db/open-database.ts';
import { verifyChains } from '#server/modules/evidence/verify-chains.ts';
import { verifyCheckpoints } from '#server/modules/evidence/verify-checkpoints.ts';
import type { Finding } from './finding.ts';

const DAY = 86_400_000;

/** Checks the audit events and checkpoints of the last day, and reports the last checkpoint; `verify:audit` checks all. */
export async function examineEvidence(open: () => Em): Promise<Finding[]> {
  const since = new Date(Date.now() - DAY);
  const { events, problem } = await verifyChains(open(), { since });
  const checked = await verifyCheckpoints(open(), since);
  const [last] = await open().execute<{ number: number; root: string }[]>(
    'select number, root from checkpoint order by number desc limit 1',
  );
  const broken = problem ?? checked.problem;
  const head = last === undefined ? 'no checkpoint yet' : `checkpoint ${last.number} has the root ${last.root}`;
  return [
    {
      part: 'chain head',
      level: broken === undefined ? 'ok' : 'problem',
      text: broken ?? `the ${events} events of the last day fit; ${head}`,
    },
  ];
}
