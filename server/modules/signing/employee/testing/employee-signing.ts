import { ManagerRole, type Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { Document } from '#server/modules/ground/document/document.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { VerificationCode } from '#server/modules/ground/verification/verification-code.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { graphql, type GraphqlAnswer } from '#server/test/graphql.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { EmployeeNotice } from '../employee-notice.entity.ts';

const SEND_CODE = `mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { email } }`;

const SIGN = `mutation ($input: SignEmployeeInput!) {
  signEmployee(input: $input) {
    reference name email corporationName active inEffect signedAt cla { version language } documentUrl documentSha256 documentToken
  }
}`;

export interface SignResult {
  readonly signEmployee: {
    readonly reference: string;
    readonly corporationName: string;
    readonly active: boolean;
    readonly inEffect: boolean;
    readonly documentUrl: string;
    readonly documentSha256: string | null;
    readonly documentToken: string;
  };
}

/** A link with CLAs in both languages, and a corporation that employees can sign under. */
export interface Workplace {
  readonly link: Link;
  readonly zh: Cla;
  readonly en: Cla;
  readonly corporation: CorporationSigning;
  readonly manager: Manager;
  readonly domain: string;
}

/** Stores a workplace. */
export async function arrangeWorkplace(
  testApp: TestApp,
  overrides: Parameters<typeof buildCorporation>[2] = {},
): Promise<Workplace> {
  const em = testApp.em();
  const link = await buildLink(em);
  const zh = await buildCla(em, link);
  const en = await buildCla(em, link, { language: 'en' });
  const domain = newDomain();
  const corporation = await buildCorporation(em, link, { domains: [domain], ...overrides });
  const manager = await buildManager(em, corporation, { role: ManagerRole.EMPLOYEE_MANAGER });
  return { link, zh, en, corporation, manager, domain };
}

type Input = Readonly<Record<string, unknown>>;

/** A valid submission in Chinese for an employee of the workplace, with a code that was never sent. */
export function inputFor({ link, zh, corporation, domain }: Workplace, overrides: Input = {}): Input {
  return {
    linkId: link.linkId,
    corporationSigningId: corporation.id,
    claId: zh.id,
    language: 'ZH',
    name: '欧阳㛃龑',
    email: newEmail(domain),
    verificationCode: '000000',
    fieldValues: [{ id: '2', value: '13800000000' }],
    privacyConsented: true,
    ...overrides,
  };
}

/** Requests a code to sign with. */
export function askForCode(testApp: TestApp, input: Input): Promise<GraphqlAnswer<unknown>> {
  const { linkId, corporationSigningId, email } = input;
  const request = { purpose: 'EMPLOYEE_SIGNING', linkId, corporationSigningId, email };
  return graphql(testApp.app, SEND_CODE, { input: request });
}

/** The input with a code that was really sent. */
export async function withCode(testApp: TestApp, input: Input): Promise<Input> {
  const { codes } = await askForCode(testApp, input);
  if (codes.length > 0) {
    throw new Error(`no code was sent: ${codes.join()}`);
  }
  return { ...input, verificationCode: await testApp.codeSentTo(String(input['email'])) };
}

/** Calls `signEmployee`. */
export function sign(testApp: TestApp, input: Input): Promise<GraphqlAnswer<SignResult>> {
  return graphql<SignResult>(testApp.app, SIGN, { input });
}

/** Counts what a refused signing must not change. */
export async function countEverything(
  testApp: TestApp,
  { link, corporation }: Workplace,
): Promise<Record<string, number>> {
  const em = testApp.em();
  return {
    signings: await em.count(EmployeeSigning, { link }),
    mails: await em.count(Email, { link, template: { $like: 'employee%' } }),
    notices: await em.count(EmployeeNotice, { manager: { link } }),
    usedCodes: await em.count(VerificationCode, { scope: corporation.id, usedAt: { $ne: null } }),
    events: await em.count(AuditEvent),
    documents: await em.count(Document),
  };
}
