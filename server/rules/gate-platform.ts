import { CODE_PLATFORMS } from './code-platform.ts';
import { trimEndOf } from './trim-end.ts';

/**
 * The code platforms that pull requests can be judged on. Addresses are the public ones; GitLab, Gitea and Forgejo are
 * known by name alone, because their instances are self-hosted as a rule. The demo platform is a page of the demo.
 */
export const GATE_PLATFORMS = [
  { name: 'github', key: 'GITHUB', title: 'GitHub' },
  { name: 'gitee', key: 'GITEE', title: 'Gitee' },
  { name: 'gitcode', key: 'GITCODE', title: 'GitCode' },
  { name: 'gitlab', key: 'GITLAB', title: 'GitLab' },
  { name: 'gitea', key: 'GITEA', title: 'Gitea' },
  { name: 'forgejo', key: 'FORGEJO', title: 'Forgejo' },
  { name: 'demo', key: 'DEMO', title: 'Demo' },
] as const;
type Row = (typeof GATE_PLATFORMS)[number];

/** A platform's name in the database and in addresses. */
export type GatePlatformName = Row['name'];

/** The stored names of the platforms by their names in GraphQL. */
export const GatePlatformName = Object.fromEntries(GATE_PLATFORMS.map(({ key, name }) => [key, name])) as {
  readonly [Known in Row as Known['key']]: Known['name'];
};

/** Domains of one and the same instance, by the one that stands for it. */
const ALIASES: Readonly<Record<string, string>> = { 'atomgit.com': 'gitcode.com' };

/** Characters of a host or of the address of an instance. */
export const HOST_MAX_LENGTH = 255;

/**
 * The address of a platform's instance, or its host, in the form in which instances are compared: `github.com`. Several
 * domains of one instance have the same form.
 */
export function instanceHost(address: string): string {
  const host = trimEndOf(
    address
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, ''),
    '/',
  );
  return ALIASES[host] ?? host;
}

/** The host of a platform's public instance, such as `github.com`; null for one that is self-hosted as a rule. */
export function publicHost(platform: GatePlatformName): string | null {
  const known = CODE_PLATFORMS.find(({ name }) => name === platform);
  return known === undefined ? null : instanceHost(known.url);
}
