import type { Language } from '#rules/language.ts';
import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts, PersonFacts, SampleFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type ClaUpdateData = PersonFacts & {
  claVersion: string;
  updatedAt: string;
  graceDays: string;
  /** The day from which on the earlier version no longer counts. */
  graceEndsAt: string;
};

/** Signers and administrators have a page at which to agree; employees have nothing to do. */
type Content = MailContent<ClaUpdateData & { corporationName?: string; url?: string }>;

/** Recipients: individual signers, administrators of corporations, or their employees. */
type ClaUpdateAudience = 'individual' | 'corporation' | 'employee';

/** Occasions: the new version was published, the grace period ends soon, or it has ended. */
type ClaUpdateStage = 'announced' | 'reminded' | 'expired';

type ClaUpdateTexts = Readonly<Record<'subject' | 'news', (community: string) => string>> &
  Readonly<Record<'heading' | 'next', string>>;

type ByStage = Readonly<Record<ClaUpdateStage, ClaUpdateTexts>>;

const INDIVIDUAL: Readonly<Record<Language, ByStage>> = {
  zh: {
    announced: {
      subject: (community) => `“${community}”个人CLA已更新，请同意新版本`,
      heading: '请同意新版本',
      news: (community) => `“${community}”发布了个人贡献者许可协议（CLA）的新版本。您签署的旧版本在宽限期内仍然有效。`,
      next: '请在宽限期结束前查看差异并同意新版本；同意后您会收到新的签署文件。',
    },
    reminded: {
      subject: (community) => `提醒：请同意“${community}”个人CLA的新版本`,
      heading: '宽限期即将结束',
      news: (community) => `“${community}”个人贡献者许可协议（CLA）的新版本仍在等待您的同意，您的旧签署即将失效。`,
      next: '请在宽限期结束前查看差异并同意新版本。',
    },
    expired: {
      subject: (community) => `您的“${community}”个人CLA签署已过期`,
      heading: '签署已过期',
      news: (community) => `“${community}”的个人贡献者许可协议（CLA）已有新版本，您签署的旧版本不再有效。`,
      next: '查看差异并同意新版本后，您的签署立即恢复有效。',
    },
  },
  en: {
    announced: {
      subject: (community) => `The individual CLA of ${community} has changed: please agree`,
      heading: 'Please agree to the new version',
      news: (community) =>
        `${community} has published a new version of its individual contributor licence agreement (CLA). The version you signed remains valid during the grace period.`,
      next: 'Please review the changes and agree before the grace period ends. You will then receive a new signed document.',
    },
    reminded: {
      subject: (community) => `Reminder: agree to the new individual CLA of ${community}`,
      heading: 'The grace period ends soon',
      news: (community) =>
        `The new version of the individual contributor licence agreement (CLA) of ${community} is still waiting for your agreement. The version you signed will soon expire.`,
      next: 'Please review the changes and agree before the grace period ends.',
    },
    expired: {
      subject: (community) => `Your signature of the individual CLA of ${community} has expired`,
      heading: 'Your signature has expired',
      news: (community) =>
        `There is a new version of the individual contributor licence agreement (CLA) of ${community}, and the version you signed is no longer valid.`,
      next: 'Review the changes and agree, and your signature is valid again immediately.',
    },
  },
};

const CORPORATION: Readonly<Record<Language, ByStage>> = {
  zh: {
    announced: {
      subject: (community) => `“${community}”企业CLA已更新，请代表贵公司同意`,
      heading: '请同意新版本',
      news: (community) =>
        `“${community}”发布了企业贡献者许可协议（CLA）的新版本。贵公司签署的旧版本以及员工的签署在宽限期内仍然有效。`,
      next: '请在宽限期结束前登录企业管理页面，查看差异并同意新版本；员工无需重新签署。',
    },
    reminded: {
      subject: (community) => `提醒：请代表贵公司同意“${community}”企业CLA的新版本`,
      heading: '宽限期即将结束',
      news: (community) =>
        `“${community}”企业贡献者许可协议（CLA）的新版本仍在等待您的同意，贵公司及其员工的签署即将失效。`,
      next: '请在宽限期结束前登录企业管理页面，查看差异并同意新版本。',
    },
    expired: {
      subject: (community) => `贵公司的“${community}”企业CLA签署已过期`,
      heading: '签署已过期',
      news: (community) =>
        `“${community}”的企业贡献者许可协议（CLA）已有新版本，贵公司签署的旧版本以及员工的签署不再有效。`,
      next: '登录企业管理页面，查看差异并同意新版本后，贵公司及其员工的签署立即恢复有效。',
    },
  },
  en: {
    announced: {
      subject: (community) => `The corporate CLA of ${community} has changed: please agree`,
      heading: 'Please agree to the new version',
      news: (community) =>
        `${community} has published a new version of its corporate contributor licence agreement (CLA). What your company and its employees signed remains valid during the grace period.`,
      next: 'Please log in, review the changes and agree on behalf of your company before the grace period ends. Employees do not need to sign again.',
    },
    reminded: {
      subject: (community) => `Reminder: agree to the new corporate CLA of ${community}`,
      heading: 'The grace period ends soon',
      news: (community) =>
        `The new version of the corporate contributor licence agreement (CLA) of ${community} is still waiting for your agreement. Without it, what your company and its employees signed will soon expire.`,
      next: 'Please log in, review the changes and agree before the grace period ends.',
    },
    expired: {
      subject: (community) => `Your company's signature of the CLA of ${community} has expired`,
      heading: 'The signature has expired',
      news: (community) =>
        `There is a new version of the corporate contributor licence agreement (CLA) of ${community}, and what your company and its employees signed is no longer valid.`,
      next: 'Log in, review the changes and agree, and the signatures of your company and its employees are valid again immediately.',
    },
  },
};

const NO_ACTION_ZH = '您无需做任何操作；如有疑问，请联系贵公司的企业管理员。';
const NO_ACTION_EN =
  'There is nothing you need to do. If you have questions, please ask the administrator of your company.';

/** Employees are not reminded, because they have nothing to do. */
const EMPLOYEE: Readonly<Record<Language, Omit<ByStage, 'reminded'>>> = {
  zh: {
    announced: {
      subject: (community) => `“${community}”企业CLA已更新`,
      heading: '企业CLA已更新',
      news: (community) =>
        `“${community}”发布了企业贡献者许可协议（CLA）的新版本，贵公司的企业管理员已收到同意新版本的请求。在宽限期内，您的员工签署仍然有效；管理员同意后，您的签署继续有效。`,
      next: NO_ACTION_ZH,
    },
    expired: {
      subject: (community) => `您的“${community}”员工签署已过期`,
      heading: '签署已过期',
      news: (community) =>
        `“${community}”的企业贡献者许可协议（CLA）已有新版本，贵公司尚未同意，因此您的员工签署不再有效。企业管理员同意新版本后，您的签署立即恢复有效。`,
      next: NO_ACTION_ZH,
    },
  },
  en: {
    announced: {
      subject: (community) => `The corporate CLA of ${community} has changed`,
      heading: 'The corporate CLA has changed',
      news: (community) =>
        `${community} has published a new version of its corporate contributor licence agreement (CLA), and the administrator of your company has been asked to agree to it. Your signature as an employee remains valid during the grace period, and stays valid once they agree.`,
      next: NO_ACTION_EN,
    },
    expired: {
      subject: (community) => `Your signature of the CLA of ${community} as an employee has expired`,
      heading: 'Your signature has expired',
      news: (community) =>
        `There is a new version of the corporate contributor licence agreement (CLA) of ${community}, and your company has not agreed to it yet. Your signature as an employee is therefore no longer valid. It becomes valid again as soon as the administrator of your company agrees.`,
      next: NO_ACTION_EN,
    },
  },
};

const SHARED = {
  zh: {
    greeting: (name: string) => `${name}，您好！`,
    labels: {
      corporation: '企业名称',
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
function claUpdateMail<S extends ClaUpdateStage>(
  audience: ClaUpdateAudience,
  byStage: Readonly<Record<Language, Readonly<Record<S | 'expired', ClaUpdateTexts>>>>,
  stage: S | 'expired',
): (content: Content) => MailDraft {
  return ({ language, data }) => {
    const shared = SHARED[language];
    const texts = byStage[language][data.graceDays === '0' ? 'expired' : stage];
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

function dataOf({ person, day }: SampleFacts): ClaUpdateData {
  return { ...person, claVersion: '2', updatedAt: day, graceDays: '30', graceEndsAt: '2000-01-31' };
}

const toIndividual = (stage: ClaUpdateStage) =>
  defineMail<ClaUpdateData & { url: string }>(claUpdateMail('individual', INDIVIDUAL, stage), (facts) => [
    { ...dataOf(facts), url: facts.url },
  ]);

const toCorporation = (stage: ClaUpdateStage) =>
  defineMail<ClaUpdateData & CorporationFacts & { url: string }>(
    claUpdateMail('corporation', CORPORATION, stage),
    (facts) => [{ ...dataOf(facts), ...facts.company, url: facts.url }],
  );

const toEmployee = (stage: keyof (typeof EMPLOYEE)['zh']) =>
  defineMail<ClaUpdateData & CorporationFacts>(claUpdateMail('employee', EMPLOYEE, stage), (facts) => [
    { ...dataOf(facts), ...facts.company },
  ]);

/** The mails about new versions of CLAs; those to employees are for information only. */
export const claUpdates = {
  cla_updated: toIndividual('announced'),
  cla_update_reminder: toIndividual('reminded'),
  cla_update_expired: toIndividual('expired'),
  cla_updated_corporation: toCorporation('announced'),
  cla_update_reminder_corporation: toCorporation('reminded'),
  cla_update_expired_corporation: toCorporation('expired'),
  cla_updated_employee: toEmployee('announced'),
  cla_update_expired_employee: toEmployee('expired'),
};
