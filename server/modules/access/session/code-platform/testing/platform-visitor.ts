import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { CodePlatformName } from '#rules/code-platform.ts';
import type { PlatformPerson } from '#server/integrations/code-platform/testing/platform-state.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { TestBrowser } from '#server/test/browser.ts';
import type { CodePlatforms } from '#server/test/code-platforms.ts';
import { nextNumber } from '#server/test/factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

export const START = `mutation ($input: StartCodePlatformLoginInput!) { startCodePlatformLogin(input: $input) { url } }`;

export const VIEWER = `{ viewer { role account name email platform organizations { name platform } } }`;

/** Returns the address at the platform that a browser is sent to; `more` is input that differs from the page's. */
export async function start(browser: TestBrowser, name: CodePlatformName, more: object = {}): Promise<string> {
  const input = { platform: name.toUpperCase(), privacyConsented: true, ...more };
  const { data, codes } = await browser.graphql<{ startCodePlatformLogin: { url: string } }>(START, { input });
  expect(codes).toEqual([]);
  return data?.startCodePlatformLogin.url ?? '';
}

export const landingOf = ({ statusCode, headers }: LightMyRequestResponse): unknown => [statusCode, headers.location];

/** What `traceOf` returns when nobody was logged in. */
export const NO_TRACE = { session: false, account: null };

export const LOGGED_IN = [302, '/org-select'];

export const failure = (code: string): unknown => [302, `/index?error_code=${code}`];

/** Logs people in by fake code platforms, as their browsers do. */
export class PlatformVisitor {
  private readonly testApp: TestApp;
  private readonly platforms: CodePlatforms;

  constructor(testApp: TestApp, platforms: CodePlatforms) {
    this.testApp = testApp;
    this.platforms = platforms;
  }

  /** Adds a new person to a platform; they administer one organisation unless overridden. */
  addPerson(name: CodePlatformName, overrides: Partial<PlatformPerson> = {}): PlatformPerson {
    const number = nextNumber();
    const person: PlatformPerson = {
      id: number,
      login: `person-${number}`,
      name: `Example Person ${number}`,
      email: `person-${number}@example.org`,
      organizations: [{ login: `org-${number}`, role: 'admin' }],
      ...overrides,
    };
    this.platforms[name].users.push(person);
    return person;
  }

  /** Returns where the platform redirects the browser after a click. */
  async authorize(name: CodePlatformName, url: string, login: string | null): Promise<string> {
    const { pathname, search } = await this.platforms[name].authorize(url, login);
    return `${pathname}${search}`;
  }

  async logIn(browser: TestBrowser, name: CodePlatformName, person: PlatformPerson): Promise<LightMyRequestResponse> {
    return browser.open(await this.authorize(name, await start(browser, name), person.login));
  }

  async findAccount(name: CodePlatformName, { id }: PlatformPerson): Promise<CommunityAccount | null> {
    return this.testApp.em().findOne(CommunityAccount, { platform: name, externalId: String(id) });
  }

  /** Returns what a login leaves behind: the session in the browser and the account. */
  async traceOf(browser: TestBrowser, name: CodePlatformName, person: PlatformPerson): Promise<object> {
    return { session: browser.cookies.has('access_token'), account: await this.findAccount(name, person) };
  }
}
