import type { Language } from '#rules/language.ts';
import type { RenderInput } from '#server/integrations/mail/render-mail.ts';

/** What is real in a sample: the community, and where its pages are. */
export interface SampleFacts {
  readonly language: Language;
  readonly community: string;
  readonly projectUrl: string;
  /** Address of the service. */
  readonly origin: string;
}

/** People and companies that are plainly nobody. */
const NAMES = {
  zh: {
    name: '示例签署人',
    corporationName: '示例企业',
    manager: '示例管理员',
    reason: '（此处是您填写的退回原因）',
    endReason: '（此处是您填写的终止原因）',
    erasureReason: '（此处是您填写的拒绝原因）',
  },
  en: {
    name: 'Sample Signer',
    corporationName: 'Sample Corporation',
    manager: 'Sample Manager',
    reason: '(The reason that you write appears here.)',
    endReason: '(The reason that you write appears here.)',
    erasureReason: '(The reason that you write appears here.)',
  },
} as const satisfies Record<Language, object>;

const EMAIL = 'sample@example.org';
const DAY = '2000-01-01';
const MINUTES = '5';

/** The mails that signers and corporations get from a link; the key names each in the schema. */
export const SAMPLE_MAILS = {
  VERIFICATION_CODE: (facts) => ({
    ...of('verification_code', facts),
    data: { ...placeOf(facts), minutes: MINUTES },
    secret: { code: '000000', url: sampleUrl(facts) },
  }),
  INDIVIDUAL_SIGNED: (facts) => ({
    ...of('individual_signed', facts),
    data: { ...signedOf(facts), document: 'attached' },
    secret: { signedUrl: sampleUrl(facts) },
  }),
  SIGNED_DOCUMENT_RESENT: (facts) => ({
    ...of('signed_document_resent', facts),
    data: signedOf(facts),
    secret: { signedUrl: sampleUrl(facts) },
  }),
  INDIVIDUAL_SIGNING_ENDED: (facts) => ({
    ...of('individual_signing_ended', facts),
    data: {
      ...companyOf(facts),
      reference: REFERENCE,
      endedAt: DAY,
      employeeUrl: sampleUrl(facts),
    },
    secret: undefined,
  }),
  INDIVIDUAL_SIGNING_ENDED_BY_COMMUNITY: (facts) => ({
    ...of('individual_signing_ended_by_community', facts),
    data: {
      ...placeOf(facts),
      name: NAMES[facts.language].name,
      reference: REFERENCE,
      endsAt: DAY,
      occasion: 'now',
      reason: NAMES[facts.language].endReason,
    },
    secret: undefined,
  }),
  ERASURE_REFUSED: (facts) => ({
    ...of('erasure_refused', facts),
    data: { ...placeOf(facts), reference: REFERENCE, reason: NAMES[facts.language].erasureReason },
    secret: undefined,
  }),
  ERASURE_GRANTED: (facts) => ({
    ...of('erasure_granted', facts),
    data: { ...placeOf(facts), reference: REFERENCE, reason: '' },
    secret: undefined,
  }),
  CLA_UPDATED: (facts) => ({ ...of('cla_updated', facts), ...updateOf(facts) }),
  CLA_UPDATE_REMINDER: (facts) => ({ ...of('cla_update_reminder', facts), ...updateOf(facts) }),
  CLA_UPDATE_EXPIRED: (facts) => ({ ...of('cla_update_expired', facts), ...updateOf(facts) }),
  EMPLOYEE_SIGNED: (facts) => ({
    ...of('employee_signed', facts),
    data: {
      ...signedOf(facts),
      ...companyOf(facts),
      managers: `${NAMES[facts.language].manager}: ${EMAIL}`,
      expiredSince: '',
      document: 'attached',
    },
    secret: { signedUrl: sampleUrl(facts) },
  }),
  EMPLOYEE_ACTIVATED: (facts) => ({
    ...of('employee_activated', facts),
    data: { ...employeeOf(facts), expiredSince: '', verifyUrl: sampleUrl(facts) },
    secret: undefined,
  }),
  EMPLOYEE_DEACTIVATED: (facts) => ({
    ...of('employee_deactivated', facts),
    data: employeeOf(facts),
    secret: undefined,
  }),
  EMPLOYEE_REMOVED: (facts) => ({
    ...of('employee_removed', facts),
    data: { ...employeeOf(facts), employeeUrl: sampleUrl(facts) },
    secret: undefined,
  }),
  CORPORATION_SIGNING_DOCUMENT: (facts) => ({
    ...of('corporation_signing_document', facts),
    data: { ...signedOf(facts), ...companyOf(facts), returnAddress: '', document: 'attached' },
    secret: { uploadUrl: sampleUrl(facts) },
  }),
  CORPORATION_REMINDER: (facts) => ({
    ...of('corporation_reminder', facts),
    data: { ...companyOf(facts), reference: REFERENCE, signedAt: DAY },
    secret: { uploadUrl: sampleUrl(facts) },
  }),
  CORPORATION_RETURNED: (facts) => ({
    ...of('corporation_returned', facts),
    data: {
      ...companyOf(facts),
      reference: REFERENCE,
      reason: NAMES[facts.language].reason,
      returnAddress: '',
    },
    secret: { uploadUrl: sampleUrl(facts) },
  }),
  CORPORATION_APPROVED: (facts) => ({ ...of('corporation_approved', facts), ...accountOf(facts) }),
  CORPORATION_CLA_UPDATED: (facts) => ({
    ...of('cla_updated_corporation', facts),
    data: { ...updateOf(facts).data, corporationName: NAMES[facts.language].corporationName },
    secret: undefined,
  }),
  EMPLOYEE_MANAGER_ADDED: (facts) => ({ ...of('employee_manager_added', facts), ...accountOf(facts) }),
} as const satisfies Readonly<Record<string, (facts: SampleFacts) => RenderInput>>;

/** A mail that can be shown with sample values. */
export type SampleKind = keyof typeof SAMPLE_MAILS;

const REFERENCE = 'SG-0000-0000-0000';

function of<T extends RenderInput['template']>(template: T, { language }: SampleFacts) {
  return { template, language };
}

function placeOf({ community, projectUrl }: SampleFacts) {
  return { community, projectUrl };
}

/** An address of the service that leads nowhere. */
function sampleUrl({ origin }: SampleFacts): string {
  return new URL('/sample', origin).href;
}

function companyOf(facts: SampleFacts) {
  const { name, corporationName } = NAMES[facts.language];
  return { ...placeOf(facts), name, corporationName };
}

function signedOf(facts: SampleFacts) {
  const { name } = NAMES[facts.language];
  const cla = { claVersion: '1', claSha256: '0'.repeat(64) };
  return { ...placeOf(facts), name, reference: REFERENCE, signedAt: DAY, ...cla };
}

function employeeOf(facts: SampleFacts) {
  return { ...companyOf(facts), reference: REFERENCE, managerEmail: EMAIL };
}

function updateOf(facts: SampleFacts) {
  const { name } = NAMES[facts.language];
  const times = { claVersion: '2', updatedAt: DAY, graceDays: '30', graceEndsAt: '2000-01-31' };
  return { data: { ...placeOf(facts), name, ...times, url: sampleUrl(facts) }, secret: undefined };
}

function accountOf(facts: SampleFacts) {
  const login = { account: 'sample_example.org', email: EMAIL, loginUrl: sampleUrl(facts), linkId: 'sample' };
  return { data: { ...companyOf(facts), ...login }, secret: { password: 'Sample-0000' } };
}
