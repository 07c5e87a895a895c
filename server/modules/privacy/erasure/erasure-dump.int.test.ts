import { beforeAll, expect, test } from 'vitest';
import type { OutgoingMail } from '#server/integrations/mail/mail-transport.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { deliverEmail } from '#server/modules/ground/email/deliver-email.job.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { columnsWith } from './testing/find-in-database.ts';
import { MarkedSignings, type MarkedSigning } from './testing/marked-signings.ts';

const VERIFY = `query ($reference: ID!, $sha256: ID!) {
  verifyReference(reference: $reference) { known kind endReason signer proof sealGap }
  verifyDocument(sha256: $sha256) { known kind endReason signer proof sealGap }
}`;

let testApp: TestApp;
let signings: MarkedSignings;

beforeAll(async () => {
  testApp = await createTestApp();
  signings = await MarkedSignings.open(testApp);
});

const textsOf = ({ mark, secrets }: MarkedSigning): string[] => [mark, ...secrets];

/** Everything that was ever a document of the signing. */
async function documentsOf({ id }: MarkedSigning): Promise<string[]> {
  const events = await testApp.em().find(AuditEvent, { subject: id });
  return events.flatMap(({ details }) => details['documentSha256'] ?? []).map(String);
}

/** Sends what is queued for an address, and returns it. */
async function sendMailTo(email: string): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  const mailTransport = { send: async (mail: OutgoingMail) => void sent.push(mail), close: () => undefined };
  for (const { id } of await testApp.mailsTo(email)) {
    await deliverEmail.run({ ...testApp.deps, mailTransport }, { emailId: id });
  }
  return sent;
}

test.each(['individual', 'employee', 'corporation'] as const)(
  'after the erasure of a signing (%s) nothing in the database names its person, and it is known to have existed',
  async (kind) => {
    const signing = await signings[kind]();
    const { reference, email } = signing;
    const documents = await documentsOf(signing);
    const request = await signings.request(signing);
    expect((await columnsWith(testApp.em(), textsOf(signing))).length).toBeGreaterThan(20);
    expect(documents).not.toEqual([]);

    const { codes, data } = await signings.decide(request, true, `Granted to ${signing.name}`);
    const sent = await sendMailTo(email);

    expect(codes).toEqual([]);
    expect(data?.['decideErasure']?.request).toMatchObject({ state: 'GRANTED', reason: null, decisionReason: null });
    expect(sent).toMatchObject([{ to: email }]);
    expect(await columnsWith(testApp.em(), textsOf(signing))).toEqual([]);
    expect(await testApp.em().count(Document, { sha256: { $in: documents } })).toBe(0);
    const events = await testApp.em().find(AuditEvent, { subject: signing.id });
    expect(events.map(({ ip }) => ip).slice(0, 1)).toEqual([null]);
    const known = { known: true, kind: kind.toUpperCase(), endReason: 'erased', signer: null, proof: null };
    const answer = await graphql(testApp.app, VERIFY, { reference, sha256: documents.at(-1) });
    expect(answer.data).toEqual({
      verifyReference: { ...known, sealGap: 'ERASED' },
      verifyDocument: { ...known, sealGap: 'ERASED' },
    });
  },
);
