import type { GatePlatform, GateQuery } from '#generated/graphql.ts';
import { GATE_PLATFORMS } from '#rules/gate-platform.ts';

/** A code platform that is connected by an account's token. */
export interface TokenPlatform {
  readonly key: GatePlatform;
  readonly title: string;
  /** Addresses of its instances that can be connected; at least one. */
  readonly hosts: readonly string[];
  /** What the token must open, as the platform names it. */
  readonly rights: readonly string[];
}

interface TokenFacts {
  readonly rights: readonly string[];
  /** Where tokens are made, below the address of the instance. */
  readonly page: string;
}

/** The platforms that are connected by a token; GitHub is connected by an App. */
const TOKENS: Readonly<Partial<Record<GatePlatform, TokenFacts>>> = {
  GITEE: {
    rights: ['user_info', 'groups', 'projects', 'pull_requests', 'notes', 'hook'],
    page: '/profile/personal_access_tokens',
  },
  GITCODE: {
    rights: ['all_user', 'all_groups', 'all_projects', 'all_pr', 'all_note', 'all_hook'],
    page: '/setting/token-classic',
  },
};

/** The platforms of these instances that are connected by a token. */
export function tokenPlatforms(hosts: GateQuery['gateHosts']): TokenPlatform[] {
  return GATE_PLATFORMS.flatMap(({ key, title }) => {
    const urls = hosts.filter(({ platform }) => platform === key).map(({ url }) => url);
    const facts = TOKENS[key];
    return facts === undefined || urls.length === 0 ? [] : [{ key, title, hosts: urls, rights: facts.rights }];
  });
}

/** Where an instance makes tokens; undefined when that is not known. */
export function tokenPage(platform: GatePlatform, url: string): string | undefined {
  const page = TOKENS[platform]?.page;
  return page === undefined ? undefined : `${url}${page}`;
}
