import { utcDay } from '#rules/utc-day.ts';
import { Lines } from './lines.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import { Note } from './note.tsx';
import { Paragraph } from './paragraph.tsx';
import { lostDocument, refusedAttachment, type DocumentOfMail } from './refused-attachment.ts';
import { SignedFacts, signedSample, type SignedData } from './signed-facts.tsx';
import { SignedPageLink, type SignedPage } from './signed-page-link.tsx';

type Content = MailContent<
  SignedData & {
    corporationName: string;
    /** Managers who can activate it, one `name: address` per line; empty when it is active already. */
    managers: string;
    /**
     * Day since which the corporation no longer counts, because it has not agreed to a newer CLA; empty while it counts.
     */
    expiredSince: string;
    document: DocumentOfMail;
  },
  SignedPage
>;

/** Whether the signing counts: it waits for a manager, its corporation's grace period is over, or it counts. */
type Effect = 'waiting' | 'expired' | 'active';

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: Readonly<Record<Effect, string>>;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly signed: (corporation: string, community: string) => string;
  readonly next: Readonly<Record<Effect, (expiredSince: string) => string>>;
  readonly labels: { readonly corporation: string; readonly managers: string };
  readonly keep: string;
  /** Replaces what refers to the attachment when there is none. */
  readonly missing: string;
  readonly foreign: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `您已以员工身份签署“${community}”CLA`,
    preview: {
      waiting: '等待企业激活，签署文件见附件。',
      expired: '等待企业同意新版本协议，签署文件见附件。',
      active: '签署已生效，签署文件见附件。',
    },
    heading: '已收到您的员工签署',
    greeting: (name) => `${name}，您好！`,
    signed: (corporation, community) =>
      `您已作为“${corporation}”的员工签署“${community}”的个人贡献者许可协议（CLA），并承诺在该企业与社区签订的企业协议范围内作出贡献。感谢您！`,
    next: {
      waiting: () =>
        '签署还没有生效：请等待贵公司的员工管理员激活，激活后您会收到邮件。如需催办，请联系下列任一员工管理员。',
      expired: (since) =>
        `签署已激活，但目前不视为有效：贵公司没有在${since}之前同意企业协议的新版本。贵公司的企业管理员同意新版本后，签署即有效，您无需再做什么。`,
      active: () => '无需管理员激活，签署现在已经生效，您可以开始贡献。',
    },
    labels: { corporation: '所属企业', managers: '员工管理员' },
    keep: '附件是您签署的文件：协议原文及其后的签署页。请妥善保存本邮件和附件；就这次签署联系贵公司或社区时，请提供签署编号。',
    missing:
      '签署文件暂时无法生成，因此本邮件没有附件；签署本身已经保存。请保留本邮件，并凭签署编号向社区索取签署文件。',
    foreign: '如果您没有签署过这份协议，请告知社区。',
    reason: (community) => `您收到本邮件，是因为有人用这个邮箱以员工身份签署了“${community}”的CLA。`,
  },
  en: {
    subject: (community) => `You have signed the ${community} CLA as an employee`,
    preview: {
      waiting: 'Waiting for your company to activate it. The signed document is attached.',
      expired: 'Your company has not accepted the latest corporate CLA. The signed document is attached.',
      active: 'It is in effect. The signed document is attached.',
    },
    heading: 'Your signature as an employee',
    greeting: (name) => `Hello ${name},`,
    signed: (corporation, community) =>
      `You have signed the individual contributor licence agreement (CLA) of ${community} as an employee of ${corporation}, and committed to contribute under the agreement between the company and the community. Thank you!`,
    next: {
      waiting: () =>
        'It is not in effect yet: an employee manager of your company has to activate it. You will receive an email when that happens. If it takes too long, contact one of the employee managers below.',
      expired: (since) =>
        `Your signature is active. It is not valid at present, however, because your company did not accept the latest corporate CLA before ${since}. It becomes valid once the administrator of your company has accepted it; there is nothing more you need to do.`,
      active: () => 'No manager has to activate it: your signature is in effect, and you can contribute now.',
    },
    labels: { corporation: 'Company', managers: 'Employee managers' },
    keep: 'The document you signed is attached: the text of the agreement, followed by the signature page. Please keep this email and the document, and quote the reference if you contact your company or the community about this signature.',
    missing:
      'The signed document could not be prepared, so nothing is attached. The signature itself is on record. Please keep this email, and ask the community for the document, quoting the reference number.',
    foreign: 'If you did not sign this agreement, please let the community know.',
    reason: (community) =>
      `You are receiving this email because the CLA of ${community} was signed with this email address as an employee.`,
  },
};

/** Confirms an employee's signing: what was signed, and whether it counts or who has to activate it. */
function employeeSignedMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const lost = lostDocument(data.document, {
    missing: texts.missing,
    refused: refusedAttachment(language, secret === undefined ? 'community' : 'page'),
  });
  const effect = data.managers !== '' ? 'waiting' : data.expiredSince !== '' ? 'expired' : 'active';
  const more = [
    { label: texts.labels.corporation, value: data.corporationName },
    ...(effect === 'waiting' ? [{ label: texts.labels.managers, value: <Lines text={data.managers} /> }] : []),
  ];
  return {
    subject: texts.subject(data.community),
    preview: lost ?? texts.preview[effect],
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.signed(data.corporationName, data.community)}</Paragraph>
        <Paragraph>{texts.next[effect](utcDay(data.expiredSince, language))}</Paragraph>
        <SignedFacts language={language} data={data} more={more} />
        <Paragraph>{lost ?? texts.keep}</Paragraph>
        <SignedPageLink language={language} link={secret} />
        <Note>{texts.foreign}</Note>
      </>
    ),
  };
}

export const employeeSigned = defineMail(
  employeeSignedMail,
  (facts) => {
    const manager = { zh: '示例管理员', en: 'Sample Manager' }[facts.language];
    const company = { ...signedSample(facts), ...facts.company, document: 'attached' as const };
    return [{ ...company, managers: `${manager}: ${facts.email}`, expiredSince: '' }];
  },
  ({ url }) => ({ signedUrl: url }),
);
