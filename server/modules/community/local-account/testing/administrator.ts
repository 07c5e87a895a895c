import { Language } from '#rules/language.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildAccount, PASSWORD } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** An administrator of the service who is logged in. */
export interface Administrator {
  readonly account: CommunityAccount;
  readonly headers: SessionHeaders;
}

export async function arrangeAdministrator(testApp: TestApp): Promise<Administrator> {
  const account = await buildAccount(testApp.em(), { isAdministrator: true, language: Language.ZH });
  return { account, headers: await signIn(testApp, account) };
}

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account initialPasswordChanged } } }';

/** Logs a community manager in; returns the codes of the refusal. */
export async function logIn(testApp: TestApp, account: string, password = PASSWORD): Promise<readonly string[]> {
  const input = { as: 'COMMUNITY', account, password, privacyConsented: true };
  return (await graphql(testApp.app, LOGIN, { input })).codes;
}

/** The one-time password in the newest mail to an address. */
export async function passwordMailedTo(testApp: TestApp, email: string): Promise<string> {
  const mail = (await testApp.mailsTo(email)).at(-1);
  const sealed = mail?.secret ?? Buffer.of();
  const { password } = JSON.parse(testApp.deps.secretBox.decrypt('mail', { row: mail?.id ?? '', sealed })) as {
    password: string;
  };
  return password;
}

/** Actions recorded about an account, with who did them, in their order. */
export async function eventsAbout(testApp: TestApp, subject: string): Promise<Pick<AuditEvent, 'action' | 'actor'>[]> {
  const events = await testApp.em().find(AuditEvent, { subject }, { orderBy: { sequence: 'asc' } });
  return events.map(({ action, actor }) => ({ action, actor }));
}
