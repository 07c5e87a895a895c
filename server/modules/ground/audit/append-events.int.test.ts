import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { SYSTEM } from './actor.ts';
import { AuditEvent } from './audit-event.entity.ts';
import { eventBody } from './event-body.ts';

const testApp = await createTestApp();
const { deps } = testApp;

interface Recorded {
  readonly link: { readonly id: string } | null;
  readonly times?: number;
}

/** Records events that name nobody, in one transaction. */
async function record(...chains: readonly Recorded[]): Promise<void> {
  await change(createSystemContext(deps), async (tx) => {
    for (const { link, times = 1 } of chains) {
      for (let time = 0; time < times; time += 1) {
        const subject = crypto.randomUUID();
        tx.audit({ action: 'PRIVACY_CONSENTED', actor: SYSTEM, link, subject, details: { version: 'é"\n\u0001 中' } });
      }
    }
  });
}

function readChain(linkId: string | null): Promise<AuditEvent[]> {
  return testApp.em().find(AuditEvent, { linkId }, { orderBy: { sequence: 'asc' } });
}

/** Recomputes a chain from its bodies. */
function rehash(events: readonly AuditEvent[]): string[] {
  const sha256 = (...parts: (string | Buffer)[]): Buffer =>
    parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
  let previous: Buffer = Buffer.alloc(32);
  return events.map(({ body }, index) => {
    const sequence = Buffer.alloc(8);
    sequence.writeBigUInt64BE(BigInt(index + 1));
    previous = sha256(previous, sequence, sha256(body));
    return previous.toString('hex');
  });
}

test('the events of a link follow each other by their hashes, those of the service on a separate chain', async () => {
  const link = await buildLink(testApp.em());
  const before = (await readChain(null)).length;

  await record({ link, times: 2 }, { link: null });
  await record({ link });

  const chain = await readChain(link.id);
  expect(chain.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(chain.map(({ hash }) => hash)).toEqual(rehash(chain));
  expect(chain.map(({ previousHash }) => previousHash)).toEqual(['0'.repeat(64), ...rehash(chain).slice(0, 2)]);
  expect(chain.map(({ body }) => body)).toEqual(chain.map((event) => eventBody(event)));
  const service = await readChain(null);
  expect(service).toHaveLength(before + 1);
  expect(service.map(({ hash }) => hash)).toEqual(rehash(service));
});

test('changes at several links at once leave every chain without gap or fork, and none waits for ever', async () => {
  const links = await Promise.all([0, 1, 2].map(() => buildLink(testApp.em())));
  const [first = null, second = null, third = null] = links;
  const orders = [
    [first, second, null],
    [null, second, first],
    [third, null, first],
    [second, third],
  ];

  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      record(...(orders[index % orders.length] ?? []).map((link) => ({ link }))),
    ),
  );

  const chains = await Promise.all(links.map(({ id }) => readChain(id)));
  expect(chains.map(({ length }) => length)).toEqual([38, 38, 24]);
  for (const chain of [...chains, await readChain(null)]) {
    expect(chain.map(({ hash }) => hash)).toEqual(rehash(chain));
  }
});

test('a change that fails takes no place in a chain', async () => {
  const link = await buildLink(testApp.em());
  const failing = change(createSystemContext(deps), async (tx) => {
    tx.audit({ action: 'LINK_UNLINKED', actor: SYSTEM, link, subject: link.id, details: { linkId: link.linkId } });
    await tx.em.execute('select 1 / 0');
  });
  await expect(failing).rejects.toThrow('division by zero');

  await record({ link });

  expect((await readChain(link.id)).map(({ sequence }) => sequence)).toEqual([1]);
});

test('an event of the version before gets body, link and place from the database', async () => {
  const link = await buildLink(testApp.em());
  await record({ link });
  const insert = `insert into audit_event (id, action, actor, subject, details, ip, created_at)
    values (?, 'LINK_UPDATED', 'system', ?, ?::jsonb, '', '2026-11-21T06:07:08.090Z')`;
  const details = JSON.stringify({ linkId: link.linkId, changed: 'a"b\\c\td\u0001é中\u{1f600}/', version: 12 });

  await testApp.em().execute(insert, [crypto.randomUUID(), link.id, details]);

  const chain = await readChain(link.id);
  expect(chain.map(({ sequence }) => sequence)).toEqual([1, 2]);
  expect(chain.map(({ body }) => body)).toEqual(chain.map((event) => eventBody(event)));
  expect(chain.map(({ hash }) => hash)).toEqual(rehash(chain));
});

test.each([
  ['update audit_event set body = ? where link_id = ?', ['{}']],
  ['update audit_event set hash = ? where link_id = ?', ['0'.repeat(64)]],
  ['update audit_event set ip = null, sequence = ? where link_id = ?', [7]],
  ['update audit_event set ip = null, link_id = ? where link_id = ?', [crypto.randomUUID()]],
  ['delete from audit_event where link_id = ?', []],
])('%s is refused', async (statement, values) => {
  const link = await buildLink(testApp.em());
  await record({ link });

  await expect(testApp.em().execute(statement, [...values, link.id])).rejects.toThrow('audit events are append-only');
});

test('erasing an IP address leaves the chain as it was', async () => {
  const link = await buildLink(testApp.em());
  await record({ link });
  const [before] = await readChain(link.id);

  await testApp.em().execute('update audit_event set ip = null where link_id = ?', [link.id]);

  const [after] = await readChain(link.id);
  expect(after).toMatchObject({ ip: null, hash: before?.hash, body: before?.body });
});
