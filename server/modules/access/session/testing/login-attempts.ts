import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { LoginGuard } from '#server/modules/access/session/login-guard.entity.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { CorporationSigningState } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildLink, PASSWORD } from '#server/test/factories.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) {
    viewer { role account name email platform linkId corporationName initialPasswordChanged privacyConsentCurrent }
    choices { linkId alias projectUrl corporationName role }
  }
}`;

export const WRONG = 'Wrong-Horse-9';

interface Attempt {
  readonly account: string;
  readonly as?: 'COMMUNITY' | 'CORPORATION';
  readonly password?: string;
  readonly linkId?: string;
  readonly privacyConsented?: boolean;
}

interface Source {
  readonly ip: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The service that is asked. */
  readonly at: TestApp;
}

export interface Answer {
  readonly code: string | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  readonly viewer: Readonly<Record<string, unknown>> | null | undefined;
  readonly choices: readonly Readonly<Record<string, string>>[];
  readonly cookies: readonly string[];
}

export function targetOf({ manager, link }: { manager: Manager; link: { linkId: string } }) {
  return { account: manager.account, linkId: link.linkId };
}

/** Logs in by password over GraphQL, rightly and wrongly. */
export class LoginAttempts {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  /** Sets a stored count, instead of as many guesses. */
  async setFailures(key: readonly string[], failures: number): Promise<void> {
    const subjectHash = this.testApp.deps.secretBox.hmac('login-guard', JSON.stringify(key));
    const guard = await this.testApp.em().findOneOrFail(LoginGuard, { subjectHash });
    await this.testApp.em().nativeUpdate(LoginGuard, { subjectHash: guard.subjectHash }, { failures });
  }

  async login(attempt: Attempt, from: Partial<Source> = {}): Promise<Answer> {
    const { ip, headers, at } = { ip: '192.0.2.1', headers: {}, at: this.testApp, ...from };
    const input = { as: 'COMMUNITY', password: PASSWORD, privacyConsented: true, ...attempt };
    const response = await at.app.inject({
      method: 'POST',
      url: '/graphql',
      payload: { query: LOGIN, variables: { input } },
      remoteAddress: ip,
      headers,
    });
    const { data, errors } = response.json<{
      data?: { login: Pick<Answer, 'viewer' | 'choices'> } | null;
      errors?: { extensions: Record<string, unknown> }[];
    }>();
    const extensions = errors?.[0]?.extensions;
    return {
      code: extensions === undefined ? undefined : String(extensions['code']),
      extensions,
      viewer: data?.login.viewer,
      choices: data?.login.choices ?? [],
      cookies: [response.headers['set-cookie'] ?? []].flat(),
    };
  }

  sessionsOf(owner: CommunityAccount | Manager): Promise<number> {
    return this.testApp
      .em()
      .count(Session, owner instanceof CommunityAccount ? { account: owner.id } : { manager: owner.id });
  }

  async arrangeManager(overrides: Parameters<typeof buildManager>[2] = {}, linkFacts = {}) {
    const em = this.testApp.em();
    const link = await buildLink(em, linkFacts);
    const corporation = await buildCorporation(em, link);
    return { link, corporation, manager: await buildManager(em, corporation, overrides) };
  }

  async arrangeDeleted() {
    const em = this.testApp.em();
    const link = await buildLink(em);
    const corporation = await buildCorporation(em, link, { state: CorporationSigningState.DELETED });
    return { link, manager: await buildManager(em, corporation) };
  }

  async freeze(account: string): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await this.login({ account, password: WRONG });
    }
  }

  /** Backdates the guards, as if time had passed. */
  async passTime(seconds: number): Promise<void> {
    const em = this.testApp.em();
    const earlier = (date: Date): Date => new Date(date.getTime() - seconds * 1000);
    for (const guard of await em.find(LoginGuard, {})) {
      guard.failedAt = earlier(guard.failedAt);
      guard.frozenUntil = guard.frozenUntil ? earlier(guard.frozenUntil) : null;
    }
    await em.flush();
  }
}
