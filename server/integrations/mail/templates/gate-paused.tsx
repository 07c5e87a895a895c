import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<PersonFacts & { platform: string; account: string }>;

interface Texts {
  readonly subject: (community: string, platform: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly found: (platform: string) => string;
  readonly account: string;
  readonly kept: string;
  readonly mend: string;
  readonly open: string;
  readonly reason: (platform: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community, platform) => `“${community}”CLA：${platform}拒绝了访问凭证，检查已暂停`,
    preview: '代码平台拒绝了访问凭证，合并请求的CLA检查已暂停。',
    heading: 'CLA检查已暂停',
    greeting: (name) => `${name}，您好！`,
    found: (platform) => `${platform}不再接受以下账号的访问凭证，通过它连接的仓库暂时不再检查CLA。`,
    account: '账号',
    kept: '已有的检查结果保持不变，新的合并请求会等待恢复后再检查，不会遗漏。',
    mend: '请登录，在项目的“合并请求”页面用新的令牌重新接入该账号；如果接入的是App，请检查它的密钥，再点击“重试”。',
    open: '查看我的项目',
    reason: (platform) => `您收到本邮件，是因为与${platform}的连接由您建立。`,
  },
  en: {
    subject: (community, platform) => `${community} CLA: ${platform} refuses the credentials, checks are paused`,
    preview: 'The code platform refuses the credentials, so pull requests are not checked for now.',
    heading: 'CLA checks are paused',
    greeting: (name) => `Hello ${name},`,
    found: (platform) =>
      `${platform} no longer accepts the credentials of the account below. The repositories that it connects are not checked for now.`,
    account: 'Account',
    kept: 'Existing results stay. New pull requests wait and are checked as soon as the connection works again; none is lost.',
    mend: 'Please log in and connect the account again with a new token on the page “Pull requests” of your project; if it is an App, check its private key, then choose “Try again”.',
    open: 'Open your projects',
    reason: (platform) => `You are receiving this email because you made the connection to ${platform}.`,
  },
};

/** Informs the maker of a connection that the platform refuses its credentials, and what to do. */
function gatePausedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  return {
    subject: texts.subject(data.community, data.platform),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(data.platform),
    // A connection may serve several projects.
    isOfService: true,
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.found(data.platform)}</Paragraph>
        <Facts rows={[{ label: texts.account, value: <span style={STYLES.code}>{data.account}</span> }]} />
        <Paragraph>{texts.mend}</Paragraph>
        <PageLink url={new URL('/linked-repo', data.projectUrl).href} label={texts.open} />
        <Paragraph>{texts.kept}</Paragraph>
      </>
    ),
  };
}

export const gatePaused = defineMail(gatePausedMail, ({ person }) => [
  { ...person, platform: 'gitee.com', account: 'example-bot-5' },
]);
