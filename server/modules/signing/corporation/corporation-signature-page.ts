import { ClaType } from '#rules/cla-type.ts';
import type { FieldType } from '#rules/field.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import { evidenceRows, fieldRows, type SignatureFacts } from '#server/modules/signing/signature-facts.ts';

/** Facts of a corporation's submission that the page to sign states. */
export interface CorporationSignatureFacts extends SignatureFacts {
  readonly corporationName: string;
  readonly representativeName: string;
}

/** A company seal is some 42 mm wide; the frame leaves room around it. */
const SEAL_FRAME = { width: 200, height: 148 } as const;

/** Two of them, with their labels, are as high as the frame with its label. */
const WRITING_LINE = { left: SEAL_FRAME.width + 32, height: 64 } as const;

const TEXTS = {
  zh: {
    title: '企业贡献者许可协议 · 签署页',
    statement: (community: string) =>
      `本公司已阅读并同意 ${community} 的企业贡献者许可协议全文，确认以上信息真实。在下方签字的授权代表有权代表本公司签署本协议；协议自签字并加盖公章、由社区确认后生效。`,
    signature: '授权代表签字',
    seal: '公司盖章（公章）',
    date: '日期',
    corporationName: '公司名称',
    representativeName: '授权代表',
    email: '邮箱',
    signedAt: '提交时间（UTC）',
  },
  en: {
    title: 'Corporate contributor licence agreement · signature page',
    statement: (community: string) =>
      `The corporation has read the whole corporate contributor licence agreement of ${community} and agrees to it. The information above is true, and who signs below may sign for the corporation. The agreement takes effect once it is signed and sealed and the community has confirmed it.`,
    signature: 'Signature of the representative',
    seal: 'Company seal',
    date: 'Date',
    corporationName: 'Corporation',
    representativeName: 'Authorised representative',
    email: 'E-mail',
    signedAt: 'Submitted at (UTC)',
  },
} as const;

/** What the page to sign on paper says, appended to a corporation's CLA in the language of the signing (design §7). */
export function corporationSignaturePage(facts: CorporationSignatureFacts): SignaturePage {
  const texts = TEXTS[facts.language];
  return {
    language: facts.language,
    title: texts.title,
    reference: facts.reference,
    rows: corporationRows(facts),
    statement: texts.statement(facts.community),
    blanks: [
      [{ label: texts.seal, framed: true, ...SEAL_FRAME }],
      [
        { label: texts.signature, ...WRITING_LINE },
        { label: texts.date, ...WRITING_LINE },
      ],
    ],
    evidence: evidenceRows(facts, texts.signedAt),
  };
}

/** The fields of the CLA in their order; whom they are about is stated even when the CLA has no field for it. */
function corporationRows(facts: CorporationSignatureFacts): SignaturePage['rows'] {
  const texts = TEXTS[facts.language];
  const has = (...types: FieldType[]): boolean => facts.fields.some(({ type }) => types.includes(type));
  return [
    ...(has('corporationName') ? [] : [{ label: texts.corporationName, value: facts.corporationName }]),
    ...(has('authorized', 'name') ? [] : [{ label: texts.representativeName, value: facts.representativeName }]),
    ...(has('email') ? [] : [{ label: texts.email, value: facts.email }]),
    ...fieldRows(facts, ClaType.CORPORATION),
  ];
}
