import { pullRequestPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { pullRequestAddress } from '#server/modules/gate/pull-request/pull-request-address.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** The page that explains the verdict about a pull request. */
export function verdictPage({ deps }: Pick<AppContext, 'deps'>, { target, key }: ShownPullRequest): string {
  const { connection, host } = target.repository;
  const { platform } = connection.$;
  const page = pullRequestPath(
    pullRequestAddress(deps, { platform, host, path: key.repository.path, number: key.number }),
  );
  return new URL(page, deps.config.publicUrl).href;
}
