import { z } from 'zod';
import type { LabelReport, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GithubApi } from './github-api.ts';

const labels = z.array(z.object({ name: z.string() }));

/** Names of the labels of a pull request. Throws `GatePlatformFailure`. */
export async function readLabels(api: GithubApi, key: PullRequestKey): Promise<string[]> {
  const found = await api.askAll(`${await labelsPath(api, key)}?per_page=100`, labels);
  return found.map(({ name }) => name);
}

/** Sets one label and removes others, where they are not so already. Throws `GatePlatformFailure`. */
export async function publishLabels(
  api: GithubApi,
  pullRequest: PullRequestKey,
  { set, remove }: LabelReport,
): Promise<void> {
  const path = await labelsPath(api, pullRequest);
  // GitHub tells names apart without their case, and keeps that in which a label was made.
  const key = (name: string): string => name.toLowerCase();
  const present = new Set((await readLabels(api, pullRequest)).map(key));
  for (const name of remove.filter((label) => present.has(key(label)) && (set === null || key(label) !== key(set)))) {
    await api.ask({ method: 'DELETE', path: `${path}/${encodeURIComponent(name)}`, accept: [404] });
  }
  if (set !== null && !present.has(key(set))) {
    await api.ask({ method: 'POST', path, body: { labels: [set] } });
  }
}

async function labelsPath(api: GithubApi, { repository, number }: PullRequestKey): Promise<string> {
  return `${await api.locate(repository)}/issues/${number}/labels`;
}
