import { expect, test } from 'vitest';
import type { ClaType } from '#rules/cla-type.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { buildCorporation, buildEmployeeSigning, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';
import { createSigningStatusLoader } from './signing-status-loader.ts';

const START = new Date('2026-01-01T00:00:00Z');
const day = (days: number): Date => new Date(START.getTime() + days * 86_400_000);

const testApp = await createTestApp();

/** The status of an address on a day, as far as versions matter. */
async function statusOn(days: number, { linkId }: Link, emailKey: string): Promise<string> {
  const loader = createSigningStatusLoader(testApp.database, () => day(days));
  const status = await loader.load({ linkId, emailKey, mayKnow: false });
  return `${status?.state} ${status?.versionMatched ? 'current' : 'earlier'}`;
}

/** Signs the first version; returns the address, and how its signer or their corporation agrees to another. */
type Arrange = (link: Link) => Promise<{ email: string; agree: (claId: string) => Promise<unknown> }>;

const SIGNERS: [ClaType, Arrange][] = [
  [
    'individual',
    async (link) => {
      const em = testApp.em();
      const { id, email } = await buildIndividualSigning(em, await buildCla(em, link, { createdAt: day(0) }));
      return { email, agree: (cla) => testApp.em().nativeUpdate(IndividualSigning, { id }, { cla }) };
    },
  ],
  [
    'corporation',
    async (link) => {
      const em = testApp.em();
      const cla = await buildCla(em, link, { type: 'corporation', createdAt: day(0) });
      const corporation = await buildCorporation(em, link, { cla });
      const { email } = await buildEmployeeSigning(em, corporation);
      const { id } = corporation;
      return { email, agree: (claId) => testApp.em().nativeUpdate(CorporationSigning, { id }, { cla: claId }) };
    },
  ],
];

test.each(SIGNERS)('versions of the %s CLA through a year of updates and agreements', async (type, arrange) => {
  const link = await buildLink(testApp.em(), { gracePeriodDays: 30 });
  const { email, agree } = await arrange(link);
  const update = (days: number) => buildCla(testApp.em(), link, { type, createdAt: day(days) });
  const statuses: string[] = [];
  const look = async (...days: number[]): Promise<void> => {
    for (const on of days) {
      statuses.push(`${on}: ${await statusOn(on, link, email)}`);
    }
  };

  await look(5);
  const second = await update(10);
  await look(10, 39.9, 40, 44);
  await agree(second.id);
  await look(45);
  await update(100);
  await look(101);
  const fourth = await update(120);
  await look(131, 149, 150);
  await agree(fourth.id);
  await look(151, 365);

  expect(statuses).toEqual([
    '5: VALID current',
    '10: VALID earlier',
    '39.9: VALID earlier',
    '40: EXPIRED earlier',
    '44: EXPIRED earlier',
    '45: VALID current',
    '101: VALID earlier',
    // Another update begins a new grace period.
    '131: VALID earlier',
    '149: VALID earlier',
    '150: EXPIRED earlier',
    '151: VALID current',
    '365: VALID current',
  ]);
});
