import type { LabelReport, PullRequestKey } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GitcodeApi } from './gitcode-api.ts';
import { findPull } from './read-pull-request.ts';

/** The right that setting labels takes. */
export const LABELS_NEED = 'all_pr, developer of the repository';

/** Colour of a label that did not exist. */
const COLOR = '#6e7781';

/** Names of the labels of a pull request. Throws `GatePlatformFailure`. */
export async function readLabels(api: GitcodeApi, key: PullRequestKey): Promise<string[]> {
  return ((await findPull(api, key))?.labels ?? []).map(({ name }) => name);
}

/** Sets one label and removes others, where they are not so already. Throws `GatePlatformFailure`. */
export async function publishLabels(api: GitcodeApi, key: PullRequestKey, { set, remove }: LabelReport): Promise<void> {
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
  const request = { method: 'POST', path, body: [set], permission: LABELS_NEED } as const;
  const { status } = await api.ask({ ...request, accept: [400, 404, 422] });
  if (status >= 400) {
    // Whether GitCode makes labels that do not exist is not documented; one that exists is refused, which does not
    // matter.
    await api.ask({
      method: 'POST',
      path: `${root}/labels`,
      body: { name: set, color: COLOR },
      accept: [400, 409, 422],
    });
    await api.ask(request);
  }
}
