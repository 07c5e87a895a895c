import { instanceHost } from '#rules/gate-platform.ts';
import type { Config } from '#server/config/config.ts';
import type { PlatformConnection } from './platform-connection.entity.ts';

/**
 * Whether a connection is to the instance of its platform at which community managers log in. Their accounts and
 * organisations are those of that instance, and have other numbers elsewhere.
 */
export function isHomeInstance(
  { gate }: Pick<Config, 'gate'>,
  { platform, url }: Pick<PlatformConnection, 'platform' | 'url'>,
): boolean {
  const home = gate.instances[platform];
  return home !== undefined && instanceHost(home.url) === instanceHost(url);
}
