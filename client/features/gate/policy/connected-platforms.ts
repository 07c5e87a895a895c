import type { GatePlatform, GatePolicyQuery } from '#generated/graphql.ts';
import { GATE_PLATFORMS, GatePlatformName, instanceHost, publicHost } from '#rules/gate-platform.ts';

type Connected = Pick<GatePolicyQuery, 'connected' | 'gateHosts' | 'gatePlatforms'>;

/** What the platforms of a project can do, as far as rules depend on it. */
export interface Abilities {
  /** Whether changes can be small: yes unless all connected platforms cannot say. */
  readonly textChanges: boolean;
  readonly resolvableComments: boolean;
  readonly tester: boolean;
}

/** What at least one connected platform can do. */
export function abilitiesOf({ connected, gatePlatforms }: Pick<Connected, 'connected' | 'gatePlatforms'>): Abilities {
  const facts = connected.map(({ platform }) => gatePlatforms.find((known) => known.platform === platform));
  return {
    textChanges: facts.length === 0 || facts.some((known) => known?.textChanges !== false),
    resolvableComments: facts.some((known) => known?.resolvableComments === true),
    tester: facts.some((known) => known?.tester === true),
  };
}

/** An instance of a platform, on which a bot can have its account. */
export interface Instance {
  readonly platform: GatePlatform;
  readonly host: string;
}

/** The instances that bots can be on: those connected first, then those that can be, then the public ones. */
export function instancesOf({ connected, gateHosts }: Pick<Connected, 'connected' | 'gateHosts'>): Instance[] {
  const own = [...connected, ...gateHosts].map(({ platform, url }) => ({ platform, host: instanceHost(url) }));
  const open = GATE_PLATFORMS.flatMap(({ name, key }) => {
    const host = publicHost(name);
    return host === null ? [] : [{ platform: key, host }];
  });
  const all = [...own, ...open].filter(({ platform }) => platform !== 'DEMO');
  return all.filter((one, index) => all.findIndex((other) => instanceKey(other) === instanceKey(one)) === index);
}

/** Identifies an instance. */
export function instanceKey({ platform, host }: Instance): string {
  return `${platform} ${host}`;
}

/** An instance as people know it: a platform's name, with the host of all but the public one. */
export function instanceTitle({
  platform,
  host,
}: Pick<Instance, 'platform'> & { readonly host: string | null }): string {
  const name = GatePlatformName[platform];
  const title = GATE_PLATFORMS.find((known) => known.name === name)?.title ?? platform;
  return host === publicHost(name) ? title : `${title} (${host})`;
}
