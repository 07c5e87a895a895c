import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import type { TestApp } from '#server/test/test-app.ts';

const SEND_CODE = `mutation ($linkId: ID!, $email: String!, $language: Language!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: $language }) { email }
}`;

const SIGN = `mutation ($input: SignIndividualInput!) {
  signIndividual(input: $input) { signing { reference signedAt name email cla { version } } documentUrl documentSha256 documentToken }
}`;

interface SignResult {
  signIndividual: {
    signing: { reference: string; name: string; email: string; cla: { version: number } };
    documentUrl: string;
    documentSha256: string | null;
    documentToken: string;
  };
}

export type Input = Record<string, unknown>;

export function inputFor(link: Link, cla: Cla, overrides: Input = {}): Input {
  return {
    linkId: link.linkId,
    claId: cla.id,
    language: cla.language.toUpperCase(),
    name: '欧阳㛃龑',
    email: newEmail(),
    verificationCode: '000000',
    fieldValues: [{ id: '2', value: '13800000000' }],
    privacyConsented: true,
    ...overrides,
  };
}

/** Signs individual CLAs over GraphQL, as the pages do. */
export class IndividualSigner {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  /** A link with Chinese and English CLAs for individuals. */
  async arrangeLink(): Promise<{ link: Link; zh: Cla; en: Cla }> {
    const em = this.testApp.em();
    const link = await buildLink(em);
    return { link, zh: await buildCla(em, link), en: await buildCla(em, link, { language: 'en' }) };
  }

  async sendCode(link: Link, email: string, language = 'ZH'): Promise<string> {
    await graphql(this.testApp.app, SEND_CODE, { linkId: link.linkId, email, language });
    return this.testApp.codeSentTo(email);
  }

  sign(input: Input): Promise<GraphqlAnswer<SignResult>> {
    return graphql<SignResult>(this.testApp.app, SIGN, { input });
  }

  async signWithCode(link: Link, cla: Cla, overrides: Input = {}): Promise<GraphqlAnswer<SignResult>> {
    const email = typeof overrides['email'] === 'string' ? overrides['email'] : newEmail();
    const verificationCode = await this.sendCode(link, email);
    return this.sign(inputFor(link, cla, { email, verificationCode, ...overrides }));
  }

  /** Counts what a refused signing must not change. */
  async countEverything(link: Link): Promise<Record<string, number>> {
    const em = this.testApp.em();
    return {
      signings: await em.count(IndividualSigning, { link }),
      mails: await em.count(Email, { link, template: 'individual_signed' }),
      usedCodes: await em.count(VerificationCode, { scope: link.id, usedAt: { $ne: null } }),
      events: await em.count(AuditEvent),
      documents: await em.count(Document),
    };
  }
}
