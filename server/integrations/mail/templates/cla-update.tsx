import { utcDay } from '#rules/utc-day.ts';
import type { ClaUpdateData } from '#server/modules/ground/email/cla-update-mails.ts';
import { claUpdateTexts, type ClaUpdateAudience, type ClaUpdateStage } from './cla-update-texts.ts';
import { Facts } from './facts.tsx';
import type { MailContent, MailDraft } from './mail-draft.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

interface Content extends Pick<MailContent<'cla_updated'>, 'language'> {
  readonly data: ClaUpdateData & { readonly corporationName?: string; readonly url?: string };
}

const SHARED = {
  zh: {
    greeting: (name: string) => `${name}，您好！`,
    labels: {
      corporation: '公司名称',
      version: '新版本',
      date: '更新日期',
      grace: '宽限期（天）',
      end: '旧版本有效至',
    },
    links: { individual: '查看差异并同意', corporation: '登录企业管理页面', employee: '' },
    reasons: {
      individual: (community: string) => `您收到本邮件，是因为您曾用这个邮箱签署“${community}”的个人CLA。`,
      corporation: (community: string) => `您收到本邮件，是因为您是企业管理员，管理贵公司与“${community}”的CLA。`,
      employee: (community: string) => `您收到本邮件，是因为您曾用这个邮箱以员工身份签署“${community}”的CLA。`,
    },
  },
  en: {
    greeting: (name: string) => `Hello ${name},`,
    labels: {
      corporation: 'Company',
      version: 'New version',
      date: 'Updated on',
      grace: 'Grace period, in days',
      end: 'The earlier version is valid until',
    },
    links: { individual: 'See what has changed and agree', corporation: 'Log in for your company', employee: '' },
    reasons: {
      individual: (community: string) =>
        `You are receiving this email because you signed the individual CLA of ${community} with this email address.`,
      corporation: (community: string) =>
        `You are receiving this email because you are the administrator of your company for the CLA of ${community}.`,
      employee: (community: string) =>
        `You are receiving this email because you signed the CLA of ${community} as an employee with this email address.`,
    },
  },
} as const;

/** Creates the template for an audience. Without a grace period, the announcement says that the signing has expired. */
export function claUpdateMail(audience: ClaUpdateAudience, stage: ClaUpdateStage): (content: Content) => MailDraft {
  return ({ language, data }) => {
    const shared = SHARED[language];
    const texts = claUpdateTexts(audience, data.graceDays === '0' ? 'expired' : stage, language);
    const news = texts.news(data.community);
    return {
      subject: texts.subject(data.community),
      preview: news,
      heading: texts.heading,
      reason: shared.reasons[audience](data.community),
      body: (
        <>
          <Paragraph>{shared.greeting(data.name)}</Paragraph>
          <Paragraph>{news}</Paragraph>
          <Facts rows={rowsOf(language, data)} />
          <Paragraph>{texts.next}</Paragraph>
          {data.url !== undefined && <PageLink url={data.url} label={shared.links[audience]} />}
        </>
      ),
    };
  };
}

function rowsOf(language: Content['language'], data: Content['data']) {
  const { labels } = SHARED[language];
  return [
    ...(data.corporationName === undefined ? [] : [{ label: labels.corporation, value: data.corporationName }]),
    { label: labels.version, value: data.claVersion },
    { label: labels.date, value: utcDay(data.updatedAt, language) },
    { label: labels.grace, value: data.graceDays },
    ...(data.graceDays === '0' ? [] : [{ label: labels.end, value: utcDay(data.graceEndsAt, language) }]),
  ];
}
