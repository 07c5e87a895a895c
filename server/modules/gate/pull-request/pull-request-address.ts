import { instanceHost } from '#rules/gate-platform.ts';
import type { PullRequestAddress } from '#rules/paths.ts';
import type { Dependencies } from '#server/context.ts';
import { knownInstances } from '#server/modules/gate/connection/gate-access.ts';

interface PullRequestPlace {
  readonly platform: string;
  /** URL of the instance. */
  readonly host: string;
  /** Owners and name of the repository. */
  readonly path: string;
  readonly number: number;
}

/** What the pages of a pull request have in their addresses; the host only of an instance besides the configured one. */
export function pullRequestAddress(
  { config }: Pick<Dependencies, 'config'>,
  { platform, host, path, number }: PullRequestPlace,
): PullRequestAddress {
  const configured = knownInstances(config).find((instance) => instance.platform === platform);
  const other = configured?.url === host ? undefined : instanceHost(host);
  const slash = path.lastIndexOf('/');
  return { platform, owner: path.slice(0, slash), repository: path.slice(slash + 1), number, host: other };
}
