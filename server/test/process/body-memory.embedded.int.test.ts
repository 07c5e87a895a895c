import { generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { spawnService } from './service-process.ts';
import { createStorage } from './service-storage.ts';

const MEBIBYTE = 1024 * 1024;
const CONNECTIONS = 200;
const BODY = 25 * MEBIBYTE;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A connection without which nobody could send a webhook. */
const GITHUB_APP = {
  GITHUB_APP_ID: '1',
  GITHUB_APP_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  GITHUB_APP_WEBHOOK_SECRET: 'x'.repeat(16),
};

/** Those of a webhook that somebody has made up. */
const HEADERS = {
  'Content-Type': 'application/json',
  'X-Hub-Signature-256': `sha256=${'0'.repeat(64)}`,
  'X-GitHub-Event': 'push',
};

/** Bytes of the process that are in memory. */
async function residentBytes(pid: number): Promise<number> {
  const [, kibibytes] = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) * 1024;
}

/** Sends a webhook, all but its last byte, as far as the service reads; resolves with the status once it is answered. */
function sendAlmost(address: string, path: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Length: ${BODY}`,
    ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  let left = BODY - 1;
  const send = (): void => {
    while (left > 0 && socket.writable) {
      const part = CHUNK.subarray(0, Math.min(left, CHUNK.length));
      left -= part.length;
      if (!socket.write(part)) {
        return;
      }
    }
  };
  socket.on('drain', send);
  socket.once('data', (answer) => {
    resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString('latin1'))?.[1]));
    socket.destroy();
  });
  socket.once('error', () => resolve(0));
  socket.once('close', () => resolve(0));
  send();
  return promise;
}

test.each([
  ['a connection that nobody knows', `/hooks/github/${crypto.randomUUID()}`],
  ['a known connection, without a valid signature', '/hooks/github/github-app'],
])(
  '200 senders of 25 MB to %s take no more than 100 MB of memory, and the service goes on answering',
  async (_name, path) => {
    const { environment } = await createStorage();
    const service = spawnService({
      ...environment,
      SMTP_URL: 'smtp://127.0.0.1:1',
      ...GITHUB_APP,
    });
    const address = await service.address;
    for (let warm = 0; warm < 20; warm += 1) {
      await fetch(`${address}${path}`, { method: 'POST', headers: HEADERS, body: '{}' });
    }
    const before = await residentBytes(service.pid);
    let peak = before;

    let answered = 0;
    const senders = Array.from({ length: CONNECTIONS }, async () => {
      await sendAlmost(address, path);
      answered += 1;
    });
    await vi.waitFor(
      async () => {
        peak = Math.max(peak, await residentBytes(service.pid));
        expect(answered).toBe(CONNECTIONS);
      },
      { timeout: 90_000, interval: 20 },
    );
    await Promise.all(senders);

    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect(peak - before).toBeLessThanOrEqual(100 * MEBIBYTE);
  },
);
