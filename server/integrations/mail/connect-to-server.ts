import { once } from 'node:events';
import { connect, isIP, type Socket } from 'node:net';
import { isLoopback } from '#server/config/config-values.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isPublicAddress } from '#server/integrations/network/public-address.ts';
import { onlyTo, type ResolveHost } from '#server/integrations/network/resolve-host.ts';

/** Milliseconds after which a server counts as unreachable. */
const TIMEOUT = 10_000;

/**
 * Connects to a listed mail server. The host's addresses are looked up for each connection and checked, and only a
 * checked one is connected to: none leads into the internal network unless the host is listed by its IP address or as
 * `localhost`. Error: `failed_to_send_email` with the reason `private_address`; rejects when it cannot be reached.
 */
export async function connectToServer(url: string, resolve: ResolveHost): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = await resolve(host);
  const mayBePrivate = isIP(host) !== 0 || isLoopback(host);
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new AppError('failed_to_send_email', { reason: 'private_address' });
  }
  const socket = connect({ host, port: Number(port), lookup: onlyTo(addresses) });
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(TIMEOUT) });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
