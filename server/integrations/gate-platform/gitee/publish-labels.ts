import { z } from 'zod';
import type { LabelReport, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GiteeApi } from './gitee-api.ts';

/** The right that setting labels takes. */
export const LABELS_NEED = 'repository: write';

/** Colour of a label that did not exist. */
const COLOR = '6e7781';

/** How Gitee may refuse a label that does not exist. */
const MISSING = [400, 404, 422];

/** How Gitee may refuse to make a label that exists, as when two make it at once. */
const TAKEN = [400, 409, 422];

const labels = z.array(z.object({ name: z.string() }));

/** Names of the labels of a pull request. Throws `GatePlatformFailure`. */
export async function readLabels(api: GiteeApi, { repository, number }: PullRequestKey): Promise<string[]> {
  const found = await api.readAll(`${await api.locate(repository)}/pulls/${number}/labels`, labels);
  return found.map(({ name }) => name);
}

/** Sets one label and removes others, where they are not so already. Throws `GatePlatformFailure`. */
export async function publishLabels(api: GiteeApi, key: PullRequestKey, { set, remove }: LabelReport): Promise<void> {
  const root = await api.locate(key.repository);
  const path = `${root}/pulls/${key.number}/labels`;
  const present = new Set(await readLabels(api, key));
  // The opposite goes first: robots that merge by labels never see both.
  for (const name of remove.filter((label) => present.has(label) && label !== set)) {
    // A slash within the name has to be encoded.
    await api.ask({ method: 'DELETE', path: `${path}/${encodeURIComponent(name)}`, accept: [404] });
  }
  if (set === null || present.has(set)) {
    return;
  }
  const adding = { method: 'POST', path, body: [set], permission: LABELS_NEED } as const;
  const answer = await api.ask({ ...adding, accept: MISSING });
  if (MISSING.includes(answer.status)) {
    // Whether Gitee makes labels that do not exist is not documented.
    const body = { name: set, color: COLOR };
    await api.ask({ method: 'POST', path: `${root}/labels`, body, permission: LABELS_NEED, accept: TAKEN });
    await api.ask(adding);
  }
}
