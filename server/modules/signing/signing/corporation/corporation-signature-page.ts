import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ActEvent } from '#server/modules/signing/signing/act-event.queries.ts';
import {
  evidenceRows,
  fieldRows,
  hasField,
  verifyRows,
  type Declared,
} from '#server/modules/signing/signing/signature-rows.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';

/** A company seal is about 42 mm wide; the frame leaves room around it. */
const SEAL_FRAME = { width: 200, height: 132 } as const;

/** Two lines with their labels are as high as the frame with its label. */
const WRITING_LINE = { left: SEAL_FRAME.width + 32, height: 56 } as const;

const TEXTS = {
  zh: {
    title: '企业贡献者许可协议',
    subtitle: '签署页',
    statement: (community: string) =>
      `本公司已阅读并同意 ${community} 的企业贡献者许可协议全文，确认以上信息真实。在下方签字的授权代表有权代表本公司签署本协议；协议自签字并加盖公章、由社区确认后生效。`,
    signature: '授权代表签字',
    seal: '公司盖章（公章）',
    date: '日期',
    corporationName: '企业名称',
    representativeName: '授权代表',
    email: '邮箱',
    signedAt: '提交时间（UTC）',
  },
  en: {
    title: 'Corporate contributor licence agreement',
    subtitle: 'Signature page',
    statement: (community: string) =>
      `The company has read the whole corporate contributor licence agreement of ${community} and agrees to it. The information above is true, and who signs below may sign for the company. The agreement takes effect once it is signed and sealed and the community has confirmed it.`,
    signature: 'Signature of the representative',
    seal: 'Company seal',
    date: 'Date',
    corporationName: 'Company',
    representativeName: 'Authorised representative',
    email: 'Email',
    signedAt: 'Submitted at (UTC)',
  },
} as const;

/** What the signer declares, in the language of the signing. */
export function corporationDeclaration({ language, community }: Declared): string {
  return TEXTS[language].statement(community);
}

/** The page to sign on paper that is appended to a corporation's CLA, in the language of the signing. */
export function corporationSignaturePage(act: Act, event: ActEvent | null): SignaturePage {
  const texts = TEXTS[act.language];
  return {
    language: act.language,
    title: texts.title,
    subtitle: texts.subtitle,
    reference: act.reference,
    rows: corporationRows(act),
    statement: act.proof?.declaration ?? corporationDeclaration(act),
    blanks: [
      [{ label: texts.seal, framed: true, ...SEAL_FRAME }],
      [
        { label: texts.signature, ...WRITING_LINE },
        { label: texts.date, ...WRITING_LINE },
      ],
    ],
    evidence: [...evidenceRows(act, { signedAtLabel: texts.signedAt, event }), ...verifyRows(act)],
  };
}

/** The fields of the CLA in order. Corporation and representative are named even if the CLA has no field for them. */
function corporationRows(act: Act): SignaturePage['rows'] {
  const texts = TEXTS[act.language];
  return [
    ...(hasField(act, 'corporationName') ? [] : [{ label: texts.corporationName, value: act.corporationName }]),
    ...(hasField(act, 'authorized', 'name') ? [] : [{ label: texts.representativeName, value: act.name }]),
    ...(hasField(act, 'email') ? [] : [{ label: texts.email, value: act.email }]),
    ...fieldRows(act),
  ];
}
