import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { requestTimestamp } from './request-timestamp.ts';

const MEGABYTE = 1024 * 1024;

test('an answer that does not end is not read on', async () => {
  let sent = 0;
  function* endless() {
    for (; sent < 200; sent += 1) {
      yield Buffer.alloc(MEGABYTE);
    }
  }
  const server = createServer((_request, response) => void Readable.from(endless()).pipe(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  await expect(requestTimestamp(url, Buffer.from('a file'))).rejects.toThrow('the authority answered 200');

  // What the network holds on its way is sent as well.
  expect(sent).toBeLessThan(50);
});
