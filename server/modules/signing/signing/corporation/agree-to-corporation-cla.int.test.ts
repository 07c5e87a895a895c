import { describe, expect, test } from 'vitest';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildEmployeeSigning, buildManager } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const DAY = 86_400_000;

const DIFF = `{ corporationClaDiff {
  from { version } to { version } graceEndsAt isTextAvailable paragraphs { kind before { text } after { text } }
} }`;

const CORPORATION = `{ corporation {
  cla { version } pendingCla { id version } graceEndsAt
  claAgreements { previousCla { version } cla { version } agreedBy agreedAt }
} }`;

const AGREE = `mutation ($claId: ID!) {
  agreeToCurrentCorporationCla(input: { claId: $claId }) { corporation { cla { version } pendingCla { version } } }
}`;

const STATUS = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { state versionMatched }
}`;

const testApp = await createTestApp();

interface Waiting {
  readonly link: Link;
  readonly older: Cla;
  readonly current: Cla;
  readonly corporation: CorporationSigning;
  readonly administrator: Manager;
  readonly headers: SessionHeaders;
  readonly employeeManager: SessionHeaders;
}

/** A corporation that signed a version superseded `daysAgo`. */
async function arrangeWaiting(daysAgo = 0): Promise<Waiting> {
  const em = testApp.em();
  const link = await buildLink(em);
  const kind = { type: 'corporation' } as const;
  const older = await buildCla(em, link, { ...kind, bytes: await pdfWithText(['You may copy it.']) });
  const corporation = await buildCorporation(em, link, { cla: older });
  const administrator = await buildManager(em, corporation, { name: 'Example Administrator', language: 'en' });
  const manager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
  const current = await buildCla(em, link, {
    ...kind,
    bytes: await pdfWithText(['You may sell it.']),
    createdAt: new Date(Date.now() - daysAgo * DAY),
  });
  const headers = await signIn(testApp, administrator);
  return { link, older, current, corporation, administrator, headers, employeeManager: await signIn(testApp, manager) };
}

const ask = <T>(query: string, headers: SessionHeaders): Promise<GraphqlAnswer<T>> =>
  graphql<T>(testApp.app, query, {}, headers);

const agree = ({ headers }: Pick<Waiting, 'headers'>, claId: string): Promise<GraphqlAnswer<object>> =>
  graphql(testApp.app, AGREE, { claId }, headers);

interface AnsweredCorporation {
  corporation: { graceEndsAt: string | null; claAgreements: object[] };
}

async function corporationOf({ headers }: Waiting): Promise<AnsweredCorporation['corporation'] | undefined> {
  return (await ask<AnsweredCorporation>(CORPORATION, headers)).data?.corporation;
}

async function employeeStatus({ link }: Waiting, email: string): Promise<unknown> {
  const answer = await graphql<{ signingStatus: object }>(testApp.app, STATUS, { linkId: link.linkId, email });
  return answer.data?.signingStatus;
}

describe('while a newer version waits for agreement', () => {
  test('the corporation shows which, and until when the older one counts', async () => {
    const waiting = await arrangeWaiting(3);

    expect(await corporationOf(waiting)).toEqual({
      cla: { version: 1 },
      pendingCla: { id: waiting.current.id, version: 2 },
      graceEndsAt: new Date(waiting.current.createdAt.getTime() + 30 * DAY).toISOString(),
      claAgreements: [],
    });
  });

  test.each(['headers', 'employeeManager'] as const)('its managers see the difference (%s)', async (who) => {
    const { [who]: headers } = await arrangeWaiting();

    const answer = await ask<{ corporationClaDiff: object }>(DIFF, headers);

    expect(answer.data?.corporationClaDiff).toMatchObject({
      from: { version: 1 },
      to: { version: 2 },
      isTextAvailable: true,
      paragraphs: [
        {
          kind: 'CHANGED',
          before: [{ text: 'You may ' }, { text: 'copy ' }, { text: 'it.' }],
          after: [{ text: 'You may ' }, { text: 'sell ' }, { text: 'it.' }],
        },
      ],
    });
  });
});

describe('the administrator agrees', () => {
  test('and the corporation has the current version, with who agreed and when', async () => {
    const waiting = await arrangeWaiting();

    const answer = await agree(waiting, waiting.current.id);

    expect(answer.data).toEqual({
      agreeToCurrentCorporationCla: { corporation: { cla: { version: 2 }, pendingCla: null } },
    });
    expect(await corporationOf(waiting)).toEqual({
      cla: { version: 2 },
      pendingCla: null,
      graceEndsAt: null,
      claAgreements: [
        {
          previousCla: { version: 1 },
          cla: { version: 2 },
          agreedBy: 'Example Administrator',
          agreedAt: expect.any(String),
        },
      ],
    });
  });

  test('and evidence, an audit event and a mail are stored', async () => {
    const waiting = await arrangeWaiting();

    await agree(waiting, waiting.current.id);

    const em = testApp.em();
    const agreement = await em.findOneOrFail(ClaAgreement, { corporationSigning: waiting.corporation });
    expect(agreement).toMatchObject({ ip: '127.0.0.1', userAgent: 'lightMyRequest' });
    const [event, ...others] = await em.find(AuditEvent, { subject: waiting.corporation.id });
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      action: 'CORPORATION_CLA_AGREED',
      actor: waiting.administrator.id,
      details: { previousClaSha256: waiting.older.document.sha256, claSha256: waiting.current.document.sha256 },
    });
    expect(await testApp.mailsTo(waiting.administrator.email)).toEqual([
      expect.objectContaining({
        template: 'cla_agreed',
        language: 'en',
        data: expect.objectContaining({ claVersion: '2', claSha256: waiting.current.document.sha256 }),
      }),
    ]);
  });

  test('and employees count again at once', async () => {
    const waiting = await arrangeWaiting(31);
    const { email } = await buildEmployeeSigning(testApp.em(), waiting.corporation);
    expect(await employeeStatus(waiting, email)).toEqual({ state: 'EXPIRED', versionMatched: false });

    await agree(waiting, waiting.current.id);

    expect(await employeeStatus(waiting, email)).toEqual({ state: 'VALID', versionMatched: true });
  });

  test('to version after version, and all agreements are listed, newest first', async () => {
    const waiting = await arrangeWaiting();
    await agree(waiting, waiting.current.id);
    const newest = await buildCla(testApp.em(), waiting.link, {
      type: 'corporation',
      bytes: await pdfWithText(['You may rent it.']),
    });

    await agree(waiting, String(newest.number));

    expect((await corporationOf(waiting))?.claAgreements).toMatchObject([
      { previousCla: { version: 2 }, cla: { version: 3 } },
      { previousCla: { version: 1 }, cla: { version: 2 } },
    ]);
  });

  test('twenty times at once, and one of them counts', async () => {
    const waiting = await arrangeWaiting();

    const answers = await Promise.all(Array.from({ length: 20 }, () => agree(waiting, waiting.current.id)));

    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 19 }, () => 'cla_is_latest'));
    expect(await testApp.em().count(ClaAgreement, { corporationSigning: waiting.corporation })).toBe(1);
    expect(await testApp.mailsTo(waiting.administrator.email)).toHaveLength(1);
  });
});

describe('is refused and changes nothing', () => {
  /** Returns the error codes of an attempt, and asserts that it changed nothing. */
  async function attempt(waiting: Waiting, claId: string): Promise<readonly string[]> {
    const { codes } = await agree(waiting, claId);
    expect(await testApp.em().count(ClaAgreement, { corporationSigning: waiting.corporation })).toBe(0);
    const stored = await testApp.em().findOneOrFail(CorporationSigning, waiting.corporation.id);
    expect(stored.cla.id).toBe(waiting.older.id);
    return codes;
  }

  test('the version that was signed', async () => {
    const waiting = await arrangeWaiting();

    expect(await attempt(waiting, waiting.older.id)).toEqual(['unmatched_cla']);
  });

  test('a version that was superseded after it was read', async () => {
    const waiting = await arrangeWaiting();
    await buildCla(testApp.em(), waiting.link, { type: 'corporation', bytes: await pdfWithText(['Newer still.']) });

    expect(await attempt(waiting, waiting.current.id)).toEqual(['unmatched_cla']);
  });

  test('an agreement when the signed version is current', async () => {
    const em = testApp.em();
    const corporation = await buildCorporation(em, await buildLink(em));
    const headers = await signIn(testApp, await buildManager(em, corporation));

    expect((await agree({ headers }, corporation.cla.id)).codes).toEqual(['cla_is_latest']);
    expect((await ask(DIFF, headers)).codes).toEqual(['cla_is_latest']);
  });
});
