import { describe, expect, test } from 'vitest';
import type { Em } from '#server/db/open-database.ts';
import { LoginGuard } from '#server/modules/access/session/login-guard.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { ClaUpload } from '#server/modules/community/cla/cla-upload.entity.ts';
import { LinkInvitation } from '#server/modules/community/link/members/link-invitation.entity.ts';
import { Counter } from '#server/modules/ground/counter/counter.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { VerificationPurpose } from '#server/modules/ground/verification/verification-code.rules.ts';
import { buildDelivery, buildWebhook } from '#server/modules/outlook/webhook/testing/webhooks.ts';
import { WebhookDelivery } from '#server/modules/outlook/webhook/webhook-delivery.entity.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import { UploadLink } from '#server/modules/signing/corporation/upload-link.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { purgeExpired } from './purge-expired.job.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const hoursAgo = (hours: number): Date => new Date(NOW.getTime() - hours * 3_600_000);
const randomHash = (): string => crypto.randomUUID().replaceAll('-', '').repeat(2);

const testApp = await createTestApp();
const deps = { ...testApp.deps, now: () => NOW };
const newEm = () => testApp.em();

/** Each stores a record that ended `hours` ago and returns a function that looks it up. */
const RECORDS: Readonly<Record<string, (em: Em, hours: number) => Promise<() => Promise<unknown>>>> = {
  'a verification code': async (em, hours) => {
    const { id } = em.create(VerificationCode, {
      purpose: VerificationPurpose.INDIVIDUAL_SIGNING,
      scope: crypto.randomUUID(),
      addressKey: newEmail(),
      codeHmac: randomHash(),
      attemptsLeft: 5,
      createdAt: hoursAgo(hours),
      expiresAt: hoursAgo(hours),
    });
    return () => newEm().findOne(VerificationCode, { id });
  },
  'a mail that carried a code': async (em, hours) => {
    const { id } = em.create(Email, mail({ template: 'verification_code', createdAt: hoursAgo(hours) }));
    return () => newEm().findOne(Email, { id });
  },
  'a session': async (em, hours) => {
    const { owner } = await buildLink(em);
    const { id } = em.create(Session, {
      tokenHash: randomHash(),
      csrfHash: randomHash(),
      account: owner,
      organizations: [],
      createdAt: hoursAgo(hours),
      seenAt: hoursAgo(hours),
      expiresAt: hoursAgo(hours - 12),
    });
    return () => newEm().findOne(Session, { id });
  },
  'the document of a CLA that was never bound': async (em, hours) => {
    const { owner } = await buildLink(em);
    const document = await storeDocument(em, { bytes: Buffer.from(newEmail()), createdAt: hoursAgo(hours) });
    em.create(ClaUpload, { account: owner, document, createdAt: hoursAgo(hours + 24), expiresAt: hoursAgo(hours) });
    return () => newEm().findOne(Document, { sha256: document.sha256 });
  },
  'a change of representative': async (em, hours) => {
    const { id } = em.create(RepresentativeChange, {
      corporationSigning: await buildCorporation(em, await buildLink(em)),
      keyHash: randomHash(),
      previousName: 'Example Representative',
      previousEmail: newEmail(),
      changedAt: hoursAgo(hours + 72),
      endsAt: hoursAgo(hours),
    });
    return () => newEm().findOne(RepresentativeChange, { id });
  },
  'an upload link': async (em, hours) => {
    const { id } = em.create(UploadLink, {
      corporationSigning: await buildCorporation(em, await buildLink(em)),
      keyHash: randomHash(),
      issuedAt: hoursAgo(hours + 720),
      expiresAt: hoursAgo(hours),
    });
    return () => newEm().findOne(UploadLink, { id });
  },
  'an invitation to share a link': async (em, hours) => {
    const link = await buildLink(em);
    const { id } = em.create(LinkInvitation, {
      link,
      invitedBy: link.owner,
      email: newEmail(),
      role: 'viewer',
      keyHash: randomHash(),
      invitedAt: hoursAgo(hours + 168),
      expiresAt: hoursAgo(hours),
    });
    return () => newEm().findOne(LinkInvitation, { id });
  },
  'a counter': async (em, hours) => {
    const facts = { subjectHash: randomHash(), points: 1, countedAt: hoursAgo(hours + 24), endsAt: hoursAgo(hours) };
    const { id } = em.create(Counter, facts);
    return () => newEm().findOne(Counter, { id });
  },
  'a count of failed logins': async (em, hours) => {
    const { id } = em.create(LoginGuard, { subjectHash: randomHash(), failures: 1, failedAt: hoursAgo(hours) });
    return () => newEm().findOne(LoginGuard, { id });
  },
};

function mail({ template, createdAt }: { template: string; createdAt: Date }) {
  const recipient = newEmail();
  return { template, language: 'en' as const, recipient, data: {}, attachments: [], state: EmailState.SENT, createdAt };
}

describe.each(Object.entries(RECORDS))('%s', (_name, store) => {
  test.each([
    ['is kept for a day after its end', 23, true],
    ['is deleted after a day', 25, false],
  ])('%s', async (_rule, hours, stays) => {
    const em = newEm();
    const find = await store(em, hours);
    await em.flush();

    await purgeExpired.run(deps, {});

    expect((await find()) !== null).toBe(stays);
  });
});

test.each([
  [29, true],
  [31, false],
])('what was sent to a webhook %d days ago stays: %s', async (days, stays) => {
  const webhook = await buildWebhook(testApp, await buildLink(newEm()));
  const { id } = await buildDelivery(testApp, webhook, { createdAt: hoursAgo(24 * days) });

  await purgeExpired.run(deps, {});

  expect((await newEm().findOne(WebhookDelivery, { id })) !== null).toBe(stays);
});

test('the document of a bound upload stays with its CLA', async () => {
  const em = newEm();
  const link = await buildLink(em);
  const { document } = await buildCla(em, link);
  em.create(ClaUpload, { account: link.owner, document, createdAt: hoursAgo(49), expiresAt: hoursAgo(25) });
  await em.flush();

  await purgeExpired.run(deps, {});

  expect(await newEm().findOne(Document, { sha256: document.sha256 })).not.toBeNull();
});

test('a mail about a signing stays, however old', async () => {
  const em = newEm();
  const { id } = em.create(Email, mail({ template: 'individual_signed', createdAt: hoursAgo(24 * 365) }));
  await em.flush();

  await purgeExpired.run(deps, {});

  expect(await newEm().findOne(Email, { id })).not.toBeNull();
});

test('a mail with a code that has not been sent stays until it is sent or given up', async () => {
  const em = newEm();
  const waiting = { ...mail({ template: 'verification_code', createdAt: hoursAgo(25) }), state: EmailState.QUEUED };
  const { id } = em.create(Email, waiting);
  await em.flush();

  await purgeExpired.run(deps, {});

  expect(await newEm().findOne(Email, { id })).not.toBeNull();
});
