import { isLoopback } from './config-values.ts';

/**
 * Whether there is a demo where nobody has decided. It has real accounts, whose passwords the first start prints: none
 * of that happens by default where others can reach the service.
 */
export function isDemoByDefault(isEmbedded: boolean, publicUrl: URL): boolean {
  return isEmbedded && isLoopback(publicUrl.hostname);
}
