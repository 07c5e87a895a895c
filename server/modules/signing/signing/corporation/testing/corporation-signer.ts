import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

export const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: CORPORATION_SIGNING, linkId: $linkId, email: $email }) { email }
}`;

const SIGN = `mutation ($input: SignCorporationInput!) {
  signCorporation(input: $input) {
    reference corporationName representativeEmail signedAt returnAddress cla { version }
  }
}`;

const SIGN_AS_INDIVIDUAL = `mutation ($input: SignIndividualInput!) {
  signIndividual(input: $input) { documentUrl }
}`;

interface SignResult {
  signCorporation: {
    reference: string;
    corporationName: string;
    representativeEmail: string;
    returnAddress: string | null;
  };
}

let count = 0;

/** A domain that no other test uses. */
export function newDomain(): string {
  count += 1;
  return `company-${count}.example.com`;
}

export type Input = Record<string, unknown>;

export function inputFor(link: Link, cla: Cla, overrides: Input = {}): Input {
  return {
    linkId: link.linkId,
    claId: cla.id,
    language: cla.language.toUpperCase(),
    corporationName: '示例科技（深圳）有限公司',
    representativeName: '欧阳㛃龑',
    email: newEmail(newDomain()),
    verificationCode: '000000',
    fieldValues: [],
    privacyConsented: true,
    ...overrides,
  };
}

/** Signs corporation CLAs over GraphQL, as the pages do. */
export class CorporationSigner {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  async arrangeLink(): Promise<{ link: Link; zh: Cla; en: Cla }> {
    const em = this.testApp.em();
    const link = await buildLink(em);
    const type = 'corporation';
    return { link, zh: await buildCla(em, link, { type }), en: await buildCla(em, link, { type, language: 'en' }) };
  }

  async sendCode(link: Link, email: string): Promise<string> {
    await graphql(this.testApp.app, SEND_CODE, { linkId: link.linkId, email });
    return this.testApp.codeSentTo(email);
  }

  /** Signs and returns the error codes, with a freshly sent code unless one is given. */
  async signAsIndividual(
    { linkId }: Link,
    cla: Cla,
    { email, code: given }: { readonly email: string; readonly code?: string },
  ): Promise<readonly string[]> {
    if (given === undefined) {
      await graphql(this.testApp.app, SEND_CODE.replace('CORPORATION_SIGNING', 'INDIVIDUAL_SIGNING'), {
        linkId,
        email,
      });
    }
    const verificationCode = given ?? (await this.testApp.codeSentTo(email));
    const input = { linkId, claId: cla.id, language: 'ZH', name: 'A. Signer', email, verificationCode };
    const answer = await graphql(this.testApp.app, SIGN_AS_INDIVIDUAL, {
      input: { ...input, fieldValues: [], privacyConsented: true },
    });
    return answer.codes;
  }

  sign(input: Input): Promise<GraphqlAnswer<SignResult>> {
    return graphql<SignResult>(this.testApp.app, SIGN, { input });
  }

  async signWithCode(link: Link, cla: Cla, overrides: Input = {}): Promise<GraphqlAnswer<SignResult>> {
    const email = typeof overrides['email'] === 'string' ? overrides['email'] : newEmail(newDomain());
    const verificationCode = await this.sendCode(link, email);
    return this.sign(inputFor(link, cla, { email, verificationCode, ...overrides }));
  }

  /** Counts what a refused signing must not change. */
  async countEverything(link: Link): Promise<Record<string, number>> {
    const em = this.testApp.em();
    return {
      signings: await em.count(CorporationSigning, { link }),
      domains: await em.count(CorporationDomain, { link }),
      mails: await em.count(Email, { link, template: 'corporation_signing_document' }),
      usedCodes: await em.count(VerificationCode, { scope: link.id, usedAt: { $ne: null } }),
      events: await em.count(AuditEvent),
      documents: await em.count(Document),
    };
  }
}
