import type { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import {
  GatePlatformFailure,
  type GateInstance,
  type PlatformPerson,
  type PlatformRepository,
  type ReachableRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId } from '#server/integrations/gate-platform/platform-json.ts';
import { TokenApi, type ExplainedRefusal, type TokenApiOptions } from '#server/integrations/gate-platform/token-api.ts';

/** An account as Gitee shows it. It marks no bots. */
export const giteePerson = z
  .object({ id: platformId, login: z.string() })
  .transform(({ id, login }): PlatformPerson => ({ id, login, bot: false }));

/** A repository as Gitee shows it. */
export const giteeRepository = z.object({
  id: platformId,
  full_name: z.string(),
  private: z.boolean(),
  internal: z.boolean().nullish(),
  namespace: z.object({ type: z.string().nullish(), path: z.string() }),
  owner: z.object({ id: platformId }),
  permission: z.object({ push: z.boolean(), admin: z.boolean() }).optional(),
});
export type GiteeRepository = z.infer<typeof giteeRepository>;

/** What clients of Gitee share. */
export interface GiteeOptions extends Omit<TokenApiOptions, 'explain'> {
  /** Ids of organisations by their addresses in the API. */
  readonly organizations: LRUCache<string, string>;
}

/** Gitee as the account of a token sees it. Every method may throw `GatePlatformFailure`. */
export class GiteeApi extends TokenApi {
  readonly #organizations: LRUCache<string, string>;
  /** Ids of repositories whose path was found to be theirs. */
  readonly #confirmed = new Set<string>();

  constructor(instance: GateInstance, token: string, { organizations, ...options }: GiteeOptions) {
    super(instance, token, { ...options, explain });
    this.#organizations = organizations;
  }

  /** Path of the requests about a repository. Makes sure, once, that the path still leads to the one meant. */
  async locate(repository: PlatformRepository): Promise<string> {
    if (!this.#confirmed.has(repository.id)) {
      await this.readRepository(repository);
    }
    return repositoryPath(repository);
  }

  /** A repository as it is now. */
  async readRepository(repository: PlatformRepository): Promise<GiteeRepository> {
    return this.confirm(repository, await this.read(repositoryPath(repository), giteeRepository));
  }

  /** Takes note that a path leads to the repository; one that is another's by now is as if it were gone. */
  confirm(repository: PlatformRepository, seen: GiteeRepository): GiteeRepository {
    if (seen.id !== repository.id) {
      throw new GatePlatformFailure('not_found', 'another repository has this path');
    }
    this.#confirmed.add(seen.id);
    return seen;
  }

  /** A repository with the id of its organisation, which neither its owner nor its space has. */
  async toReachable(seen: GiteeRepository): Promise<ReachableRepository> {
    const { id, full_name: path, private: hidden, internal, namespace, owner } = seen;
    const ownerId = namespace.type === 'group' ? await this.#readOrganization(namespace.path) : owner.id;
    return { id, path, ownerId, private: hidden || internal === true };
  }

  async #readOrganization(login: string): Promise<string> {
    const path = `/orgs/${encodeURIComponent(login)}`;
    const key = `${this.instance.apiUrl}${path}`;
    const id = this.#organizations.get(key) ?? (await this.read(path, z.object({ id: platformId }))).id;
    this.#organizations.set(key, id);
    return id;
  }
}

/** Path of the requests about a repository. */
export function repositoryPath({ path }: PlatformRepository): string {
  return `/repos/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** A known token without the scope is refused with 401 as well; the message names the scope. */
function explain({ status, body }: LimitedAnswer): ExplainedRefusal | undefined {
  const scope = status === 401 ? /\bno (\w+) scope\b/.exec(body)?.[1] : undefined;
  if (scope !== undefined) {
    return { kind: 'forbidden', permission: scope };
  }
  return status === 403 && /rate limit/i.test(body) ? { kind: 'limited' } : undefined;
}
