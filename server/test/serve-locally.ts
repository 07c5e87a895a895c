import { createServer, type RequestListener } from 'node:http';
import { z } from 'zod';

/** A server of a test, on this machine. */
export interface LocalServer {
  readonly origin: string;
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Serves HTTP on 127.0.0.1, on a free port unless one is given. */
export async function serveLocally(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(listener);
  // A connection that is closed as idle while a request is on its way would fail the test.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = z.object({ port: z.number() }).parse(server.address());
  return {
    origin: `http://127.0.0.1:${address.port}`,
    port: address.port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
