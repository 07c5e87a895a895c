import { randomUUID } from 'node:crypto';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { buildAccount } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { mailboxes, openSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';

export const VERIFY = `mutation ($input: VerifySenderInput!) {
  verifySender(input: $input) { resendAfterSeconds expiresAt challenge }
}`;
export const AUTHORIZE = `mutation ($input: AuthorizeSenderInput!) {
  authorizeSender(input: $input) { sender { address provider authorizedAt } }
}`;

/** A mailbox and what logs in to its mail server. */
export interface Mailbox {
  readonly address: string;
  readonly authorizationCode: string;
}

/** A community manager who is logged in. */
export interface Manager {
  readonly account: CommunityAccount;
  readonly headers: SessionHeaders;
}

interface VerifyAnswer {
  verifySender: { resendAfterSeconds: number; challenge: string };
}

type Provider = Awaited<ReturnType<typeof openSmtpSink>>;

/** Opens a mail server and a service that sends through it, until the tests of the file have ended. */
export async function openSenderMailboxes(): Promise<SenderMailboxes> {
  const secrets = new Map<string, string>();
  const full = new Set<string>();
  const provider = await openSmtpSink({
    ...mailboxes(secrets),
    onRcptTo: ({ address }, _session, answer) =>
      full.has(address) ? answer(Object.assign(new Error('mailbox full'), { responseCode: 452 })) : answer(),
  });
  whenDone(provider.stop);
  const testApp = await createTestApp({ SENDER_SMTP_URL: provider.url });
  return new SenderMailboxes({ testApp, provider, secrets, full });
}

interface Parts {
  readonly testApp: TestApp;
  readonly provider: Provider;
  /** What logs in to the mail server, by address. */
  readonly secrets: Map<string, string>;
  /** Addresses that may log in to the mail server, but whose mail it temporarily rejects. */
  readonly full: Set<string>;
}

/** Mailboxes that community managers authorise the service to send from, over GraphQL. */
export class SenderMailboxes {
  readonly testApp: TestApp;
  readonly provider: Provider;
  readonly secrets: Map<string, string>;
  readonly full: Set<string>;

  constructor({ testApp, provider, secrets, full }: Parts) {
    this.testApp = testApp;
    this.provider = provider;
    this.secrets = secrets;
    this.full = full;
  }

  newMailbox(): Mailbox {
    const mailbox = { address: `cla-${randomUUID()}@example.org`, authorizationCode: randomUUID() };
    this.secrets.set(mailbox.address, mailbox.authorizationCode);
    return mailbox;
  }

  async newManager(): Promise<Manager> {
    const account = await buildAccount(this.testApp.em());
    return { account, headers: await signIn(this.testApp, account) };
  }

  verify(mailbox: Mailbox, { headers }: Manager, language = 'EN'): Promise<GraphqlAnswer<VerifyAnswer>> {
    return graphql(this.testApp.app, VERIFY, { input: { ...mailbox, language } }, headers);
  }

  authorize(mailbox: Mailbox & { challenge?: string }, verificationCode: string, { headers }: Manager) {
    const input = { ...mailbox, verificationCode };
    return graphql<{ authorizeSender: { sender: { address: string } } }>(
      this.testApp.app,
      AUTHORIZE,
      { input },
      headers,
    );
  }

  mailsIn({ address }: Mailbox) {
    return this.provider.mails.filter((mail) => mail.to?.[0]?.address === address);
  }

  /** Returns the code in the newest mail of a mailbox. */
  codeIn(mailbox: Mailbox): string {
    return /^\s*(\d{6})\s*$/m.exec(this.mailsIn(mailbox).at(-1)?.text ?? '')?.[1] ?? '';
  }

  credentialsOf({ account }: Manager): Promise<SenderCredential[]> {
    return this.testApp.em().find(SenderCredential, { account: account.id });
  }

  codesOf({ address }: Mailbox): Promise<VerificationCode[]> {
    return this.testApp.em().find(VerificationCode, { addressKey: address });
  }

  /** Backdates the last code, so that another may be requested. */
  async waitForResend({ address }: Mailbox): Promise<void> {
    const aMinuteAgo = new Date(Date.now() - 61_000);
    await this.testApp.em().nativeUpdate(VerificationCode, { addressKey: address }, { createdAt: aMinuteAgo });
  }
}
