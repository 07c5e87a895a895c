import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<PersonFacts & { account: string; occasion: 'deactivated' | 'reactivated' | 'logged-out' }>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

interface SharedTexts {
  readonly subject: (service: string, heading: string) => string;
  readonly greeting: (name: string) => string;
  readonly account: string;
  readonly questions: string;
  readonly reason: (service: string) => string;
}

interface OccasionTexts {
  readonly heading: string;
  readonly happened: (service: string) => string;
}

const SHARED: ByLanguage<SharedTexts> = {
  zh: {
    subject: (service, heading) => `“${service}”：${heading}`,
    greeting: (name) => `${name}，您好！`,
    account: '账号',
    questions: '如有疑问，请联系服务管理员。',
    reason: (service) => `您收到本邮件，是因为这个邮箱属于“${service}”的一个社区管理员账号。`,
  },
  en: {
    subject: (service, heading) => `${service}: ${heading}`,
    greeting: (name) => `Hello ${name},`,
    account: 'Account',
    questions: 'If you have questions, please ask the administrator of the service.',
    reason: (service) =>
      `You are receiving this email because this address belongs to a community manager account of ${service}.`,
  },
};

const OCCASIONS: Readonly<Record<Content['data']['occasion'], ByLanguage<OccasionTexts>>> = {
  deactivated: {
    zh: {
      heading: '您的账号已停用',
      happened: (service) =>
        `“${service}”的服务管理员已停用您的社区管理员账号：登录都已失效，恢复之前不能登录，API密钥也不能使用。您绑定的项目照常接受签署。`,
    },
    en: {
      heading: 'Your account is deactivated',
      happened: (service) =>
        `An administrator of ${service} has deactivated your community manager account. Its sessions have ended; until it is reactivated, you cannot log in and its API keys are refused. The projects that you linked continue to take signatures.`,
    },
  },
  reactivated: {
    zh: {
      heading: '您的账号已恢复',
      happened: (service) =>
        `“${service}”的服务管理员已恢复您的社区管理员账号。您可以用原来的密码登录；忘记密码时，请在登录页找回。`,
    },
    en: {
      heading: 'Your account works again',
      happened: (service) =>
        `An administrator of ${service} has reactivated your community manager account. You can log in with the password that you had; if you have forgotten it, reset it on the log-in page.`,
    },
  },
  'logged-out': {
    zh: {
      heading: '您的登录已全部失效',
      happened: (service) => `“${service}”的服务管理员已让您的社区管理员账号在所有设备上退出登录。您可以重新登录。`,
    },
    en: {
      heading: 'You are logged out everywhere',
      happened: (service) =>
        `An administrator of ${service} has ended all sessions of your community manager account. You can log in again.`,
    },
  },
};

/** Informs the owner of a local account what an administrator has done with it. */
function localAccountChangedMail({ language, data }: Content): MailDraft {
  const texts = SHARED[language];
  const { heading, happened } = OCCASIONS[data.occasion][language];
  const preview = happened(data.community);
  return {
    subject: texts.subject(data.community, heading),
    preview,
    heading,
    reason: texts.reason(data.community),
    isOfService: true,
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{preview}</Paragraph>
        <Facts rows={[{ label: texts.account, value: <span style={STYLES.code}>{data.account}</span> }]} />
        <Paragraph>{texts.questions}</Paragraph>
      </>
    ),
  };
}

export const localAccountChanged = defineMail(localAccountChangedMail, ({ person }) =>
  (['deactivated', 'reactivated', 'logged-out'] as const).map((occasion) => ({
    ...person,
    account: 'example-manager-5',
    occasion,
  })),
);
