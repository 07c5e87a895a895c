import { z } from 'zod';
import type { LabelReport, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GithubApi } from './github-api.ts';

const labels = z.array(z.object({ name: z.string() }));

/** Sets one label and removes others, where they are not so already. Throws `GatePlatformFailure`. */
export async function publishLabels(
  api: GithubApi,
  { repository, number }: PullRequestKey,
  { set, remove }: LabelReport,
): Promise<void> {
  const path = `${await api.locate(repository)}/issues/${number}/labels`;
  // GitHub compares names without their case, and keeps that of a label's creation.
  const key = (name: string): string => name.toLowerCase();
  const present = new Set((await api.askAll(`${path}?per_page=100`, labels)).map(({ name }) => key(name)));
  for (const name of remove.filter((label) => present.has(key(label)) && (set === null || key(label) !== key(set)))) {
    await api.ask({ method: 'DELETE', path: `${path}/${encodeURIComponent(name)}`, accept: [404] });
  }
  if (set !== null && !present.has(key(set))) {
    await api.ask({ method: 'POST', path, body: { labels: [set] } });
  }
}
