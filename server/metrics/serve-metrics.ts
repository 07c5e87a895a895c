import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { collectState, type MetricSources } from './collect-state.ts';
import { registry } from './metrics.ts';

/** The metrics' own server. */
export interface MetricsServer {
  /** Where Prometheus reads them. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` in Prometheus' text format, on a separate port, so that the public one needs no guard. Rejects when
 * the port is taken.
 */
export async function serveMetrics(port: number, sources: MetricSources): Promise<MetricsServer> {
  const ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  const all = Registry.merge([registry, ofProcess]);
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void answer(response, all, sources);
  });
  const { host } = sources.config;
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}/metrics`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(response: ServerResponse, all: Registry, sources: MetricSources): Promise<void> {
  try {
    await collectState(sources);
    const text = await all.metrics();
    response.writeHead(200, { 'content-type': all.contentType }).end(text);
  } catch (error) {
    sources.log.error({ err: error }, 'the metrics cannot be read');
    response.writeHead(500).end();
  }
}
