import DataLoader from 'dataloader';
import type { Database } from '#server/db/open-database.ts';

/** Counts the open pull requests of links that are not covered, by the ids of the links in the database. */
export interface UncoveredPullRequestLoader {
  /** Concurrent calls of any requests share one statement. */
  load(link: string): Promise<number>;
}

/** Counts what the overview of a link counts. */
const STATEMENT = {
  name: 'uncovered-pull-requests',
  text: `select q.link_id as link, count(*)::int as count
from gated_repository q join pull_request p on p.repository_id = q.id
where q.link_id = any($1::uuid[]) and q.mode <> 'excluded' and p.state = 'open' and p.verdict = 'uncovered'
group by q.link_id`,
};

/** Creates the process-wide loader. */
export function createUncoveredPullRequestLoader(database: Database): UncoveredPullRequestLoader {
  return new DataLoader<string, number>(
    async (links) => {
      const rows = await database.runPrepared<{ link: string; count: number }>(STATEMENT, [links]);
      const counts = new Map(rows.map(({ link, count }) => [link, count]));
      return links.map((link) => counts.get(link) ?? 0);
    },
    { cache: false, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
}
