import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

export const DAY = 86_400_000;

export const DIFF = `query ($linkId: ID!, $email: String!) {
  individualClaDiff(linkId: $linkId, email: $email) {
    from { version } to { id version } graceEndsAt isTextAvailable
    paragraphs { kind before { text changed } after { text changed } }
  }
}`;

const SEND_CODE = `mutation ($linkId: ID!, $email: String!) {
  sendVerificationCode(input: { purpose: INDIVIDUAL_SIGNING, linkId: $linkId, email: $email, language: ZH }) { email }
}`;

export const AGREE = `mutation ($input: AgreeToCurrentIndividualClaInput!) {
  agreeToCurrentIndividualCla(input: $input) {
    signing { reference name email cla { version } } documentUrl
  }
}`;

const STATUS = `query ($linkId: ID!, $email: String!) {
  signingStatus(linkId: $linkId, email: $email) { state versionMatched }
}`;

interface Diff {
  individualClaDiff: {
    from: { version: number };
    to: { id: string; version: number };
    graceEndsAt: string;
    isTextAvailable: boolean;
    paragraphs: { kind: string; before: object[]; after: object[] }[];
  };
}

export interface Agreed {
  agreeToCurrentIndividualCla: {
    signing: { reference: string; name: string; email: string; cla: { version: number } };
    documentUrl: string;
  };
}

export interface Waiting {
  readonly link: Link;
  readonly older: Cla;
  readonly current: Cla;
  readonly email: string;
}

interface Texts {
  readonly older?: Buffer;
  readonly current?: Buffer;
  readonly gracePeriodDays?: number;
  readonly daysAgo?: number;
}

export function inputFor({ link, email, current }: Waiting, overrides: object = {}): object {
  const required = { linkId: link.linkId, email, claId: current.id, privacyConsented: true };
  return { ...required, verificationCode: '000000', ...overrides };
}

/** Signings of an earlier version of a CLA, and how their signers agree to the current one over GraphQL. */
export class IndividualAgreements {
  private readonly testApp: TestApp;

  constructor(testApp: TestApp) {
    this.testApp = testApp;
  }

  /** Somebody who signed a version that has since been superseded. */
  async arrangeWaiting({ gracePeriodDays = 30, daysAgo = 0, ...texts }: Texts = {}): Promise<Waiting> {
    const em = this.testApp.em();
    const link = await buildLink(em, { gracePeriodDays });
    const older = await buildCla(em, link, { bytes: texts.older ?? (await pdfWithText(['You may copy it.'])) });
    const email = newEmail();
    const signing = await buildIndividualSigning(em, older, { email, name: 'Example Signer' });
    signing.fieldValues = { '0': 'Example Signer', '1': email, '2': '13800000000' };
    const bytes = texts.current ?? (await pdfWithText(['You may sell it.']));
    const current = await buildCla(em, link, { bytes, createdAt: new Date(Date.now() - daysAgo * DAY) });
    return { link, older, current, email };
  }

  diffOf({ link, email }: Pick<Waiting, 'link' | 'email'>): Promise<GraphqlAnswer<Diff>> {
    return graphql<Diff>(this.testApp.app, DIFF, { linkId: link.linkId, email });
  }

  async sendCode({ link, email }: Waiting): Promise<string> {
    await graphql(this.testApp.app, SEND_CODE, { linkId: link.linkId, email });
    return this.testApp.codeSentTo(email);
  }

  async agree(waiting: Waiting, overrides: object = {}): Promise<GraphqlAnswer<Agreed>> {
    const verificationCode = await this.sendCode(waiting);
    return graphql<Agreed>(this.testApp.app, AGREE, { input: inputFor(waiting, { verificationCode, ...overrides }) });
  }

  live({ link, email }: Waiting): Promise<IndividualSigning[]> {
    return this.testApp.em().find(IndividualSigning, { link, emailKey: email, endedAt: null });
  }

  async statusOf({ link, email }: Waiting): Promise<unknown> {
    const answer = await graphql<{ signingStatus: object }>(this.testApp.app, STATUS, { linkId: link.linkId, email });
    return answer.data?.signingStatus;
  }
}
