import { serveLocally } from '#server/test/serve-locally.ts';
import { whenDone } from '#server/test/when-done.ts';

interface Apis {
  /** Of people who have logged in. */
  readonly users: string;
  /** Of Apps. */
  readonly apps: string;
}

/**
 * Starts one API in front of two stand-ins for the same GitHub, of which one knows people's tokens and the other those
 * of Apps, and returns its address.
 */
export async function startUserApi({ users, apps }: Apis): Promise<string> {
  const { pathname: base } = new URL(apps);
  const { origin, stop } = await serveLocally((request, response) => {
    const { url = '', method = 'GET', headers } = request;
    const target = url === `${base}/user` ? `${users}/user` : new URL(url, apps).href;
    const forward = async (): Promise<void> => {
      const body = Buffer.concat(await request.toArray());
      const { host: _host, connection: _connection, 'content-length': _length, ...sent } = headers;
      const asked = { method, headers: sent as Record<string, string>, redirect: 'manual' as const };
      const answer = await fetch(target, body.length === 0 ? asked : { ...asked, body });
      const {
        'content-encoding': _encoding,
        'transfer-encoding': _transfer,
        ...told
      } = Object.fromEntries(answer.headers);
      response.writeHead(answer.status, told).end(Buffer.from(await answer.arrayBuffer()));
    };
    forward().catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  whenDone(stop);
  return `${origin}${base}`;
}
