import { expect, test } from 'vitest';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { mutate } from '#server/modules/community/link/testing/community.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { arrangeManagedLink } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildIndividualSigning, buildOrigin } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { countRecipients } from './notice-recipients.queries.ts';
import { notifySigners } from './notify-signers.job.ts';

const testApp = await createTestApp();

const PROGRESS = `query ($linkId: ID!) {
  linkDashboard(linkId: $linkId) { agreements { cla { version } agreed outstanding unmailed askableAt } }
}`;

/** A link whose second version one of three signers has agreed to. */
async function arrangeVersion() {
  const managed = await arrangeManagedLink(testApp);
  const em = testApp.em();
  const link = em.merge(managed.link);
  const first = await buildCla(em, link);
  const second = await buildCla(em, link);
  const waiting = [await buildIndividualSigning(em, first), await buildIndividualSigning(em, first)];
  await buildIndividualSigning(em, second);
  return { ...managed, second, waiting };
}

type Arranged = Awaited<ReturnType<typeof arrangeVersion>>;

const askOnce = ({ link, headers, second }: Pick<Arranged, 'link' | 'headers'> & { readonly second: Cla }) =>
  mutate(testApp, 'askForAgreement', {
    input: { linkId: link.linkId, claId: second.id },
    selection: 'askableAt',
    headers,
  });

const mailsOf = async (link: Pick<Link, 'id'>) =>
  (await testApp.em().find(Email, { link: link.id, template: 'cla_update_reminder' })).map(
    ({ recipient }) => recipient,
  );

test('shows how many have agreed, and asks only the others, once a day', async () => {
  const arranged = await arrangeVersion();
  const { link, headers, second, waiting } = arranged;
  const progress = async () =>
    (
      await graphql<{ linkDashboard: { agreements: readonly object[] } }>(
        testApp.app,
        PROGRESS,
        { linkId: link.linkId },
        headers,
      )
    ).data?.linkDashboard.agreements;
  expect(await progress()).toEqual([{ cla: { version: 2 }, agreed: 1, outstanding: 2, unmailed: 0, askableAt: null }]);

  expect((await askOnce(arranged)).codes).toEqual([]);
  await notifySigners.run(testApp.deps, { claId: second.id, kind: 'asked' });

  expect((await mailsOf(link)).toSorted()).toEqual(waiting.map(({ email }) => email).toSorted());
  expect(await progress()).toMatchObject([{ askableAt: expect.any(String) as string }]);
  expect((await askOnce(arranged)).codes).toEqual(['too_many_request']);
  expect(await testApp.em().count(AuditEvent, { action: 'AGREEMENT_ASKED', subject: second.id })).toBe(1);
});

test('an address that nobody proved is mailed from a sender of the link alone', async () => {
  const arranged = await arrangeVersion();
  const { link, headers, second, waiting } = arranged;
  const em = testApp.em();
  const [proved, listed] = waiting;
  await buildOrigin(em, proved ?? { id: '' }, { level: 'verified-email' });
  await buildOrigin(em, listed ?? { id: '' });
  const { data } = await graphql<object>(testApp.app, PROGRESS, { linkId: link.linkId }, headers);
  expect(data).toMatchObject({ linkDashboard: { agreements: [{ outstanding: 2, unmailed: 1 }] } });
  expect(await countRecipients(em, second)).toMatchObject({ individual: 2, unmailed: 1 });
  const notify = async () => notifySigners.run(testApp.deps, { claId: second.id, kind: 'asked' });

  await notify();
  expect(await mailsOf(link)).toEqual([proved?.email]);

  const { owner: account } = await em.findOneOrFail(Link, link.id);
  const secret = Buffer.from('example');
  const own = { address: 'cla@example.org', addressKey: 'cla@example.org', provider: 'smtp', secret } as const;
  const senderCredential = em.create(SenderCredential, { ...own, account, server: null, authorizedAt: new Date() });
  await em.flush();
  await em.nativeUpdate(Link, link.id, { senderCredential });
  await notify();
  expect(await mailsOf(link)).toContain(listed?.email);
});

test('a version that is not current, or the first one, is nothing to ask about', async () => {
  const { link, headers } = await arrangeManagedLink(testApp);
  const em = testApp.em();
  const only = await buildCla(em, em.merge(link));

  expect((await askOnce({ link, headers, second: only })).codes).toEqual(['unmatched_cla']);
});
