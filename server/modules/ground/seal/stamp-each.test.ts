import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/http/create-log.ts';
import { stampEach } from './stamp-each.ts';

/** Starts an authority that gives no tokens, and counts what it is asked. */
async function arrangeAuthority() {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.end('no token');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  const config = readConfig({ TSA_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  return { deps: { config, log: createLog('silent') }, asked: () => asked };
}

const KEYS = [1, 2, 3, 4, 5];
const store = () => Promise.resolve();

test('what cannot be read does not keep what comes after it from its time stamp', async () => {
  const { deps, asked } = await arrangeAuthority();
  const read = (key: number) => (key <= 3 ? Promise.reject(new Error('damaged')) : Promise.resolve(Buffer.from('pdf')));

  await stampEach(deps, { keys: KEYS, read, store });

  expect(asked()).toBe(2);
});

test('an authority that fails three times in a row is left alone', async () => {
  const { deps, asked } = await arrangeAuthority();

  await stampEach(deps, { keys: KEYS, read: () => Promise.resolve(Buffer.from('pdf')), store });

  expect(asked()).toBe(3);
});
