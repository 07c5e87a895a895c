import { z } from 'zod';
import type { LimitedAnswer } from '#server/integrations/code-platform/limited-fetch.ts';
import { askTwice } from '#server/integrations/gate-platform/ask-twice.ts';
import { GatePlatformFailure, type PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer, readLongAnswer, readValue } from '#server/integrations/gate-platform/platform-json.ts';
import { graphqlErrors, refuseGraphqlErrors } from './github-failure.ts';
import { nextPage, requestGithub, type GithubHost, type GithubRequest } from './github-request.ts';
import { signAppToken, type InstallationKey, type InstallationTokens } from './github-tokens.ts';

/** Answers that name another address: GitHub gives them for repositories that were renamed or transferred. */
const MOVED = [301, 307, 308];

/** Maximum number of pages of a list, in case GitHub never ends it. */
const PAGES_MAX = 1_000;

/** The shape of the data is read once there are no errors: with them it is another one. */
const graphqlAnswer = z.object({ errors: graphqlErrors.optional(), data: z.unknown().optional() });

const found = z.object({ id: platformId, full_name: z.string() });

/** A request without its token. */
export type ApiRequest = Omit<GithubRequest, 'token' | 'method'> & Partial<Pick<GithubRequest, 'method'>>;

/** GitHub as one installation of an App sees it. All methods throw `GatePlatformFailure`. */
export class GithubApi {
  /** Paths of repositories by id, as seen by this client. */
  readonly #paths = new Map<string, string>();

  constructor(
    readonly host: GithubHost,
    readonly key: InstallationKey,
    private readonly tokens: InstallationTokens,
  ) {}

  /** Asks as the App itself. */
  async askAsApp(request: ApiRequest): Promise<LimitedAnswer> {
    const token = await signAppToken(this.key.app, this.host.now());
    return requestGithub(this.host, { method: 'GET', ...request, token });
  }

  /** Asks as the installation. Reads that fail for no reason are tried twice; a refused token is replaced once. */
  async ask(request: ApiRequest): Promise<LimitedAnswer> {
    const { method = 'GET', path } = request;
    const full = { method, ...request };
    const isRead = method === 'GET' || path === '/graphql';
    return isRead ? askTwice(async () => this.#askOnce(full)) : this.#askOnce(full);
  }

  /** All entries of a list that is linked page by page. */
  async askAll<T>(path: string, schema: z.ZodType<readonly T[]>, most = Number.POSITIVE_INFINITY): Promise<T[]> {
    const entries: T[] = [];
    let next: string | undefined = path;
    for (let page = 0; next !== undefined && entries.length < most; page += 1) {
      if (page === PAGES_MAX) {
        throw new GatePlatformFailure('unusable', 'the list has no end');
      }
      const answer: LimitedAnswer = await this.ask({ path: next });
      entries.push(...(await readLongAnswer(answer, schema)));
      next = nextPage(this.host, answer);
    }
    return entries;
  }

  /** Asks GraphQL. What is missing within a repository is null. */
  async query<T>(query: string, variables: Readonly<Record<string, unknown>>, schema: z.ZodType<T>): Promise<T> {
    const answer = await this.ask({ method: 'POST', path: '/graphql', body: { query, variables } });
    const { errors, data } = await readLongAnswer(answer, graphqlAnswer);
    refuseGraphqlErrors(answer, errors ?? [], this.host.now());
    return readValue(data, schema);
  }

  /** Owner and name of a repository, as far as this client knows where it is now. */
  nameOf({ id, path }: PlatformRepository): { readonly owner: string; readonly name: string } {
    const [owner = '', name = ''] = (this.#paths.get(id) ?? path).split('/');
    return { owner, name };
  }

  /** Takes note of where a repository is; throws when the path belongs to another one by now. */
  confirm(repository: PlatformRepository, seen: PlatformRepository): void {
    if (repository.id !== seen.id) {
      throw new GatePlatformFailure('not_found', 'another repository has this path');
    }
    this.#paths.set(seen.id, seen.path);
  }

  /** Path of the requests about a repository. Makes sure, once, that it is the one meant. */
  async locate(repository: PlatformRepository): Promise<string> {
    if (!this.#paths.has(repository.id)) {
      const answer = await this.ask({ path: this.#requestPath(repository), accept: MOVED });
      const moved = MOVED.includes(answer.status) ? await this.#follow(answer, repository) : answer;
      const { id, full_name: path } = readAnswer(moved, found);
      this.confirm(repository, { id, path });
    }
    return this.#requestPath(repository);
  }

  #requestPath(repository: PlatformRepository): string {
    const { owner, name } = this.nameOf(repository);
    return `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  }

  /** Follows a renamed repository, if that is where the answer leads: no token goes anywhere else. */
  async #follow({ headers }: LimitedAnswer, { id }: PlatformRepository): Promise<LimitedAnswer> {
    const path = `/repositories/${id}`;
    if (headers.get('location') !== `${this.host.instance.apiUrl}${path}`) {
      throw new GatePlatformFailure('not_found', 'the path leads to another repository');
    }
    return this.ask({ path });
  }

  async #askOnce(request: Omit<GithubRequest, 'token'>): Promise<LimitedAnswer> {
    const token = await this.tokens.get(this.host, this.key);
    const accept = request.accept ?? [];
    const answer = await requestGithub(this.host, { ...request, token, accept: [...accept, 401] });
    if (answer.status !== 401) {
      return answer;
    }
    await this.tokens.drop(this.host, this.key, token);
    return requestGithub(this.host, { ...request, token: await this.tokens.get(this.host, this.key) });
  }
}
