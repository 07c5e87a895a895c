import { expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';
import { textsInDump } from './testing/find-in-database.ts';
import { MarkedSignings } from './testing/marked-signings.ts';

const testApp = await createTestApp();
const signings = await MarkedSignings.open(testApp);

test('a dump of the database holds nothing of an erased imported account', async () => {
  const { link, account, mark } = await signings.imported();
  expect(await textsInDump(testApp.em(), [mark])).toEqual([mark]);

  await signings.eraseImported(link.linkId, account);

  expect(await textsInDump(testApp.em(), [mark])).toEqual([]);
});

test.each(['individual', 'employee', 'corporation'] as const)(
  'a dump of the database holds nothing of an erased signing (%s) but its reference',
  async (kind) => {
    const signing = await signings[kind]();
    const { mark, reference, secrets } = signing;
    const request = await signings.request(signing);
    expect(await textsInDump(testApp.em(), [mark, reference.toLowerCase(), ...secrets])).toContain(mark);

    await signings.decide(request, true);
    await testApp.em().execute("delete from email where template = 'erasure_granted'");

    const left = await textsInDump(testApp.em(), [mark, reference.toLowerCase(), ...secrets]);
    expect(left).toEqual([reference.toLowerCase()]);
  },
);
