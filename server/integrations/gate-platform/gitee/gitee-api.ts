import type { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import {
  GatePlatformFailure,
  type PlatformPerson,
  type PlatformRepository,
  type ReachableRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { giteeId, readAnswer, requestGitee, type GiteeHost, type GiteeRequest } from './gitee-request.ts';

/** Entries of a page; Gitee gives no more. */
const PAGE_SIZE = 100;

/** Maximum number of pages of a list, in case Gitee never ends it. */
const PAGES_MAX = 1_000;

/** An account as Gitee shows it. It marks no bots. */
export const giteePerson = z
  .object({ id: giteeId, login: z.string() })
  .transform(({ id, login }): PlatformPerson => ({ id, login, bot: false }));

/** A repository as Gitee shows it. */
export const giteeRepository = z.object({
  id: giteeId,
  full_name: z.string(),
  private: z.boolean(),
  internal: z.boolean().nullish(),
  namespace: z.object({ type: z.string().nullish(), path: z.string() }),
  owner: z.object({ id: giteeId }),
  permission: z.object({ push: z.boolean(), admin: z.boolean() }).optional(),
});

/** Gitee as the account of a token sees it. All methods throw `GatePlatformFailure`. */
export class GiteeApi {
  /** Ids of repositories whose path was found to be theirs. */
  readonly #confirmed = new Set<string>();

  constructor(
    readonly host: GiteeHost,
    private readonly token: string,
    /** Ids of organisations by the address of their API. */
    private readonly organizations: LRUCache<string, string>,
  ) {}

  /** Reads that fail for no reason are tried twice. */
  async ask(request: GiteeRequest): Promise<LimitedAnswer> {
    if (request.method !== undefined && request.method !== 'GET') {
      return requestGitee(this.host, this.token, request);
    }
    try {
      return await requestGitee(this.host, this.token, request);
    } catch (error) {
      if (error instanceof GatePlatformFailure && error.kind === 'unusable') {
        return requestGitee(this.host, this.token, request);
      }
      throw error;
    }
  }

  /** All entries of a list: nothing says how many there are, so a page that is not full is the last one. */
  async askAll<T>(path: string, schema: z.ZodType<readonly T[]>, needs?: string): Promise<T[]> {
    const entries: T[] = [];
    const separator = path.includes('?') ? '&' : '?';
    for (let page = 1; page <= PAGES_MAX; page += 1) {
      const url = `${path}${separator}page=${page}&per_page=${PAGE_SIZE}`;
      const found = readAnswer(await this.ask({ path: url, ...(needs === undefined ? {} : { needs }) }), schema);
      entries.push(...found);
      if (found.length < PAGE_SIZE) {
        return entries;
      }
    }
    throw new GatePlatformFailure('unusable', 'the list has no end');
  }

  /** Path of the requests about a repository. Makes sure, once, that the path still leads to the one meant. */
  async locate(repository: PlatformRepository): Promise<string> {
    if (!this.#confirmed.has(repository.id)) {
      await this.readRepository(repository);
    }
    return repositoryPath(repository);
  }

  /** A repository as it is now; its path may be another's by now, which is as if it were gone. */
  async readRepository(repository: PlatformRepository): Promise<z.infer<typeof giteeRepository>> {
    const seen = readAnswer(await this.ask({ path: repositoryPath(repository) }), giteeRepository);
    if (seen.id !== repository.id) {
      throw new GatePlatformFailure('not_found', 'another repository has this path');
    }
    this.#confirmed.add(seen.id);
    return seen;
  }

  /** A repository with the id of its organisation, which neither its owner nor its space has. */
  async toReachable(seen: z.infer<typeof giteeRepository>): Promise<ReachableRepository> {
    const { id, full_name: path, private: hidden, internal, namespace, owner } = seen;
    const ownerId = namespace.type === 'group' ? await this.#readOrganization(namespace.path) : owner.id;
    return { id, path, ownerId, private: hidden || internal === true };
  }

  async #readOrganization(login: string): Promise<string> {
    const path = `/orgs/${encodeURIComponent(login)}`;
    const key = `${this.host.instance.apiUrl}${path}`;
    const id = this.organizations.get(key) ?? readAnswer(await this.ask({ path }), z.object({ id: giteeId })).id;
    this.organizations.set(key, id);
    return id;
  }
}

function repositoryPath({ path }: PlatformRepository): string {
  return `/repos/${path.split('/').map(encodeURIComponent).join('/')}`;
}
