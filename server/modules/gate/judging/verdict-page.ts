import { instanceHost } from '#rules/gate-platform.ts';
import { pullRequestPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { knownInstances } from '#server/modules/gate/connection/gate-access.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** The page that explains the verdict about a pull request. */
export function verdictPage({ deps }: Pick<AppContext, 'deps'>, { target, key }: ShownPullRequest): string {
  const { connection, host } = target.repository;
  const { platform } = connection.$;
  const configured = knownInstances(deps.config).find((instance) => instance.platform === platform);
  const other = configured?.url === host ? undefined : instanceHost(host);
  const slash = key.repository.path.lastIndexOf('/');
  const owner = key.repository.path.slice(0, slash);
  const repository = key.repository.path.slice(slash + 1);
  const page = pullRequestPath({ platform, owner, repository, number: key.number, host: other });
  return new URL(page, deps.config.publicUrl).href;
}
