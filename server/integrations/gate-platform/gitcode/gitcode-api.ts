import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import {
  GatePlatformFailure,
  type GateInstance,
  type PlatformPerson,
  type PlatformRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { TokenApi, type ExplainedRefusal, type TokenApiOptions } from '#server/integrations/gate-platform/token-api.ts';

/** An account as the API shows it, which numbers people in hexadecimal; webhooks number them otherwise. */
export const gitcodePerson = z
  .object({ id: platformId, login: z.string().min(1) })
  .transform(({ id, login }): PlatformPerson => ({ id, login, bot: false }));

/** An account that may be missing: GitCode writes `{}` or null where nobody has the address, or no longer. */
export const gitcodePersonOrNone = z.union([gitcodePerson, z.unknown().transform(() => null)]);

/** A repository as GitCode shows it. */
export const gitcodeRepository = z.object({
  id: platformId,
  full_name: z.string(),
  private: z.boolean(),
  internal: z.boolean().nullish(),
  namespace: z.object({ id: platformId.nullish(), path: z.string().nullish() }).nullish(),
  permission: z.object({ push: z.boolean().optional(), admin: z.boolean().optional() }).nullish().catch(null),
});
export type GitcodeRepository = z.infer<typeof gitcodeRepository>;

/** GitCode as the account of a token sees it. All methods throw `GatePlatformFailure`. */
export class GitcodeApi extends TokenApi {
  readonly #confirmed = new Map<string, GitcodeRepository>();

  constructor(instance: GateInstance, token: string, options: TokenApiOptions = {}) {
    super(instance, token, { ...options, explain });
  }

  /** Path of the requests about a repository. Makes sure, once, that the path still leads to the one meant. */
  async locate(repository: PlatformRepository): Promise<string> {
    await this.readRepository(repository);
    return repositoryPath(repository);
  }

  /** A repository as it is now. New ones are missing for a while; a path may be another's by now, which is as if gone. */
  async readRepository(repository: PlatformRepository): Promise<GitcodeRepository> {
    const known = this.#confirmed.get(repository.id);
    if (known !== undefined) {
      return known;
    }
    const seen = await this.read(repositoryPath(repository), gitcodeRepository);
    if (seen.id !== repository.id) {
      throw new GatePlatformFailure('not_found', 'another repository has this path');
    }
    this.#confirmed.set(seen.id, seen);
    return seen;
  }
}

/** Path of the requests about what has the path of a repository now. */
export function repositoryPath({ path }: Pick<PlatformRepository, 'path'>): string {
  return `/repos/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** The firewall answers 418 to too many requests; a token without a scope is answered 401 or 403, which names it. */
function explain({ status, body }: LimitedAnswer): ExplainedRefusal | undefined {
  if (status === 418) {
    return { kind: 'limited' };
  }
  const scope = status === 401 || status === 403 ? /\b(all_[a-z]+)\b/.exec(body)?.[1] : undefined;
  return scope === undefined ? undefined : { kind: 'forbidden', permission: scope };
}
