import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { ManagedCorporation } from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { graphql } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

export const REQUEST = `mutation ($email: String!) {
  requestEmailDomainCode(input: { email: $email }) { resendAfterSeconds expiresAt challenge }
}`;

const ADD = `mutation ($email: String!, $verificationCode: String!, $challenge: String) {
  addEmailDomain(input: { email: $email, verificationCode: $verificationCode, challenge: $challenge }) {
    emailDomain { domain primary addedAt }
    corporation { emailDomains { domain primary } }
  }
}`;

type Caller = Pick<ManagedCorporation, 'headers'>;

interface Requested {
  readonly requestEmailDomainCode: { readonly challenge: string };
}

interface Added {
  readonly addEmailDomain: {
    readonly emailDomain: { readonly domain: string; readonly primary: boolean; readonly addedAt: string };
    readonly corporation: { readonly emailDomains: readonly { readonly domain: string }[] };
  };
}

/** Asks for codes and adds email domains over GraphQL. */
export class EmailDomains {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  request({ headers }: Caller, email: string) {
    return graphql<Requested>(this.testApp.app, REQUEST, { email }, headers);
  }

  add({ headers }: Caller, email: string, verificationCode: string) {
    return graphql<Added>(this.testApp.app, ADD, { email, verificationCode }, headers);
  }

  addWithChallenge({ headers }: Caller, typed: Record<'email' | 'verificationCode' | 'challenge', string>) {
    return graphql<Added>(this.testApp.app, ADD, typed, headers);
  }

  /** Requests a code and returns it. */
  async codeFor(managed: ManagedCorporation, email: string): Promise<string> {
    await this.request(managed, email);
    return this.testApp.codeSentTo(email);
  }

  async domainsOf({ corporation }: ManagedCorporation) {
    return (await this.testApp.em().find(CorporationDomain, { corporationSigning: corporation.id })).map(
      ({ domain }) => domain,
    );
  }
}
