import { describe, expect, test } from 'vitest';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildOrigin,
} from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { endSigningJob } from './end-signing.job.ts';

const DAY = 86_400_000;
const SELECTION = 'signing { reference state endedAt endReason endsAt endNote }';
const REASON = 'Signed with the name of somebody else';

const testApp = await createTestApp();
const community = await arrangeCommunity(testApp);

const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);

async function arrange() {
  const link = await buildLink(testApp.em(), { owner: community.account });
  const cla = await buildCla(testApp.em(), link);
  const signing = await buildIndividualSigning(testApp.em(), cla, { signedAt: daysAgo(10) });
  return { link, cla, signing };
}

const end = ({ linkId }: Link, reference: string, facts: object = {}) =>
  mutate<{ signing: object }>(testApp, 'endSigning', {
    input: { linkId, reference, reason: REASON, ...facts },
    selection: SELECTION,
    headers: community.headers,
  });

async function statusOf({ linkId }: Link, email: string) {
  const query = 'query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { state } }';
  const { data } = await graphql<{ signingStatus: { state: string } }>(testApp.app, query, { linkId, email });
  return data?.signingStatus.state;
}

async function eventsOf(subject: string) {
  const events = await testApp.em().find(AuditEvent, { subject }, { orderBy: { sequence: 'asc' } });
  return events.map(({ action, actor, details }) => ({ action, actor, details }));
}

const stored = (id: string) => testApp.em().findOneOrFail(IndividualSigning, id);

describe('ended now, a signing', () => {
  test('no longer counts, says so in lists and by its reference, and its signer is mailed the reason', async () => {
    const { link, signing } = await arrange();
    const { reference, email } = signing;

    const { codes, data } = await end(link, reference);

    expect(codes).toEqual([]);
    const ended = { state: 'ENDED', endReason: 'ended_by_community' };
    expect(data?.['endSigning']?.signing).toMatchObject({ ...ended, reference, endNote: REASON });
    expect(await statusOf(link, email)).toBe('NOT_SIGNED');
    const verify = 'query ($reference: ID!) { verifyReference(reference: $reference) { state endReason } }';
    const verified = await graphql<{ verifyReference: object }>(testApp.app, verify, { reference });
    expect(verified.data?.verifyReference).toEqual(ended);
    expect(await testApp.mailsTo(email)).toMatchObject([
      { template: 'individual_signing_ended_by_community', data: { reason: REASON, occasion: 'now', reference } },
    ]);
    const details = { reference, reason: 'ended_by_community' };
    const actor = community.account.id;
    expect(await eventsOf(signing.id)).toMatchObject([{ action: 'INDIVIDUAL_SIGNING_ENDED', actor, details }]);
    expect((await eventsOf(signing.id))[0]?.details).not.toHaveProperty('note');
  });

  test.each([
    ['listed', 0],
    ['verified-email', 1],
  ] as const)('of the level %s gets %i mails, because only a proved address is mailed', async (level, mails) => {
    const { link, signing } = await arrange();
    await buildOrigin(testApp.em(), signing, { level });

    expect((await end(link, signing.reference)).codes).toEqual([]);

    expect(await testApp.mailsTo(signing.email)).toHaveLength(mails);
  });

  test('that is said to be signed on a day to come ends at once, or on that day', async () => {
    const { link, signing } = await arrange();
    const signedAt = new Date(Date.now() + DAY);
    const em = testApp.em();
    await em.nativeUpdate(IndividualSigning, signing.id, { signedAt });
    const endsAt = new Date(Date.now() + 2 * DAY).toISOString();

    expect((await end(link, signing.reference, { endsAt: daysAgo(1).toISOString() })).codes).toEqual([
      'bad_request_parameter',
    ]);
    expect((await end(link, signing.reference, { endsAt })).codes).toEqual([]);
    expect(await statusOf(link, signing.email)).toBe('VALID');
    expect((await end(link, signing.reference)).codes).toEqual([]);
    expect(await statusOf(link, signing.email)).toBe('NOT_SIGNED');
  });

  test('ends what is tied to it', async () => {
    const { link, signing } = await arrange();
    const em = testApp.em();
    const { id, reference, emailKey: signerKey } = signing;
    const emailKey = `further-${signerKey}`;
    em.create(ProvedIdentity, {
      link: link.id,
      signing: id,
      reference,
      signerKey,
      email: emailKey,
      emailKey,
      provedAt: new Date(),
    });
    await em.flush();
    expect(await statusOf(link, emailKey)).toBe('VALID');

    await end(link, reference);

    expect(await statusOf(link, emailKey)).toBe('NOT_SIGNED');
  });

  test('lets the person sign again', async () => {
    const { link, cla, signing } = await arrange();
    await end(link, signing.reference);

    await buildIndividualSigning(testApp.em(), cla, { email: signing.email });

    expect(await statusOf(link, signing.email)).toBe('VALID');
  });
});

test('ended as of a past day, a signing says that day, and the audit when it was decided', async () => {
  const { link, signing } = await arrange();
  const endsAt = daysAgo(3).toISOString();

  const { data } = await end(link, signing.reference, { endsAt });

  expect(data?.['endSigning']?.signing).toMatchObject({ state: 'ENDED', endedAt: endsAt });
  expect(await statusOf(link, signing.email)).toBe('NOT_SIGNED');
  const details = { reference: signing.reference, reason: 'ended_by_community', endedAt: endsAt };
  expect(await eventsOf(signing.id)).toMatchObject([{ details }]);
  expect(await testApp.mailsTo(signing.email)).toMatchObject([{ data: { occasion: 'earlier' } }]);
});

describe('to be ended later, a signing', () => {
  test('counts until then, and ends with the time that was decided last', async () => {
    const { link, signing } = await arrange();
    const { reference, id } = signing;
    const first = new Date(Date.now() + 40 * DAY).toISOString();
    const last = new Date(Date.now() + 20 * DAY).toISOString();

    const { data } = await end(link, reference, { endsAt: first });
    await end(link, reference, { endsAt: last, reason: 'Sooner' });

    expect(data?.['endSigning']?.signing).toMatchObject({ state: 'COUNTS', endsAt: first, endedAt: null });
    expect(await statusOf(link, signing.email)).toBe('VALID');
    const actions = (await eventsOf(id)).map(({ action }) => action);
    expect(actions).toEqual(['SIGNING_END_SCHEDULED', 'SIGNING_END_SCHEDULED']);

    await endSigningJob.run(testApp.deps, { signingId: id });
    expect((await stored(id)).endedAt).toBeNull();
    const past = daysAgo(1);
    await testApp.em().nativeUpdate(IndividualSigning, id, { endsAt: past });
    await endSigningJob.run(testApp.deps, { signingId: id });
    await endSigningJob.run(testApp.deps, { signingId: id });

    const { endedAt, endReason, endNote } = await stored(id);
    expect({ endedAt, endReason, endNote }).toEqual({
      endedAt: past,
      endReason: 'ended_by_community',
      endNote: 'Sooner',
    });
    expect(await eventsOf(id)).toHaveLength(3);
    expect(await statusOf(link, signing.email)).toBe('NOT_SIGNED');
  });

  test('has a run of the job at that time', async () => {
    const { link, signing } = await arrange();
    const endsAt = new Date(Date.now() + 5 * DAY);

    await end(link, signing.reference, { endsAt: endsAt.toISOString() });

    const rows: { start_after: string | Date }[] = await testApp
      .em()
      .execute(`select start_after from pgboss.job where name = 'end-signing' and data ->> 'signingId' = ?`, [
        signing.id,
      ]);
    expect(rows.map(({ start_after: at }) => new Date(at).getTime())).toEqual([endsAt.getTime()]);
  });
});

describe('nothing changes', () => {
  const refused = async (link: Link, signing: IndividualSigning, facts: object) => {
    const answer = await end(link, signing.reference, facts);
    expect((await stored(signing.id)).endsAt).toBeNull();
    expect(await testApp.mailsTo(signing.email)).toEqual([]);
    return answer;
  };

  test.each([
    ['an empty reason', { reason: ' \n ' }, 'reason'],
    ['a long reason', { reason: 'x'.repeat(501) }, 'reason'],
    ['a time before the signing', { endsAt: daysAgo(11).toISOString() }, 'endsAt'],
    ['a time in eleven years', { endsAt: new Date(Date.now() + 11 * 366 * DAY).toISOString() }, 'endsAt'],
  ])('for %s', async (_case, facts, field) => {
    const { link, signing } = await arrange();

    const { errors } = await refused(link, signing, facts);

    expect(errors[0]?.extensions).toMatchObject({ code: 'bad_request_parameter', field });
  });

  test('for a reference of another link, or none', async () => {
    const { signing } = await arrange();
    const { link } = await arrange();

    expect((await refused(link, signing, {})).codes).toEqual(['not_found']);
    expect((await end(link, 'SG-0000-0000-0000')).codes).toEqual(['not_found']);
  });

  test('for employees, who are removed by their corporation, and for what has ended', async () => {
    const { link, signing } = await arrange();
    const corporation = await buildCorporation(testApp.em(), link);
    const employee = await buildEmployeeSigning(testApp.em(), corporation);
    await end(link, signing.reference);

    expect((await end(link, employee.reference)).codes).toEqual(['not_ready_to_sign']);
    expect((await end(link, signing.reference)).codes).toEqual(['not_ready_to_sign']);
    expect(await testApp.mailsTo(signing.email)).toHaveLength(1);
  });
});
