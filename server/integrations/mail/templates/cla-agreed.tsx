import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { Fingerprint } from './fingerprint.tsx';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<CorporationFacts & { claVersion: string; claSha256: string; agreedAt: string }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly agreed: (corporation: string, community: string) => string;
  readonly labels: { readonly version: string; readonly fingerprint: string; readonly date: string };
  readonly effect: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `已同意新版“${community}”企业CLA`,
    preview: '贵公司已同意企业CLA的当前版本。',
    heading: '已同意新版本',
    greeting: (name) => `${name}，您好！`,
    agreed: (corporation, community) =>
      `您已代表“${corporation}”同意“${community}”企业贡献者许可协议（CLA）的当前版本。感谢贵公司的支持！`,
    labels: { version: '协议版本', fingerprint: '协议指纹（SHA-256）', date: '同意日期' },
    effect: '同意即时生效，贵公司及其员工无需再做其他操作。如果不是您本人所为，请立即修改密码，并联系社区。',
    reason: (community) => `您收到本邮件，是因为您是企业管理员，管理贵公司与“${community}”的CLA。`,
  },
  en: {
    subject: (community) => `New version of the ${community} corporate CLA agreed to`,
    preview: 'Your company has agreed to the current version of the corporate CLA.',
    heading: 'You have agreed to the new version',
    greeting: (name) => `Hello ${name},`,
    agreed: (corporation, community) =>
      `On behalf of ${corporation}, you have agreed to the current version of the corporate contributor licence agreement (CLA) of ${community}. Thank you for your support!`,
    labels: { version: 'CLA version', fingerprint: 'CLA fingerprint (SHA-256)', date: 'Agreed on' },
    effect:
      'It takes effect immediately; neither your company nor its employees need to do anything else. If it was not you who agreed, change your password now and let the community know.',
    reason: (community) =>
      `You are receiving this email because you are the administrator of your company for the CLA of ${community}.`,
  },
};

/** Confirms an agreement to a corporation's administrator. */
function claAgreedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.version, value: data.claVersion },
    { label: texts.labels.fingerprint, value: <Fingerprint sha256={data.claSha256} /> },
    { label: texts.labels.date, value: utcDay(data.agreedAt, language) },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.agreed(data.corporationName, data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.effect}</Paragraph>
    </>,
  );
}

export const claAgreed = defineMail(claAgreedMail, ({ company, sha256, day }) => [
  { ...company, claVersion: '4', claSha256: sha256, agreedAt: day },
]);
