import { EVENTS, type AccountNotice, type EventTexts } from './account-notice-texts.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { defineMail, type MailContent, type MailDefinition, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  PersonFacts & {
    account: string;
    /** Its subject, such as a passkey's name or a sender address; else empty. */
    about: string;
    /** What was used, such as `Firefox, Linux`; empty when unknown. */
    device: string;
    /** The network that the request came from; empty when unknown. */
    network: string;
    at: string;
    securityUrl: string;
  }
>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

interface SharedTexts {
  readonly subject: (community: string, heading: string) => string;
  readonly greeting: (name: string) => string;
  readonly account: string;
  readonly at: string;
  readonly device: string;
  readonly network: string;
  readonly open: string;
  readonly expected: string;
  readonly unexpected: string;
  readonly reason: (community: string) => string;
}

const SHARED: ByLanguage<SharedTexts> = {
  zh: {
    subject: (community, heading) => `“${community}”：${heading}`,
    greeting: (name) => `${name}，您好！`,
    account: '账号',
    at: '时间',
    device: '设备',
    network: '网络',
    open: '查看账号安全',
    expected: '如果是您本人的操作，无需处理。',
    unexpected: '如果不是您本人，请立即打开上面的页面，退出不认识的登录，并修改密码。',
    reason: (community) => `您收到本邮件，是因为这个邮箱属于“${community}”的一个管理员账号。`,
  },
  en: {
    subject: (community, heading) => `${community}: ${heading}`,
    greeting: (name) => `Hello ${name},`,
    account: 'Account',
    at: 'Time',
    device: 'Device',
    network: 'Network',
    open: 'Review the security of your account',
    expected: 'If this was you, there is nothing to do.',
    unexpected: 'If it was not, open that page now, end the sessions that you do not know, and change your password.',
    reason: (community) =>
      `You are receiving this message because this address belongs to a manager account of ${community}.`,
  },
};

/** Returns the template of a notice about the security of an account. */
function accountNoticeMail(event: AccountNotice): (content: Content) => MailDraft {
  return ({ language, data }) => {
    const own: EventTexts = EVENTS[event][language];
    const texts = { ...SHARED[language], ...own };
    const { heading, happened, about } = own;
    const rows = [
      ...(about === undefined ? [] : [{ label: about, value: data.about }]),
      { label: texts.account, value: <span style={STYLES.code}>{data.account}</span> },
      { label: texts.at, value: data.at },
      { label: texts.device, value: data.device },
      { label: texts.network, value: data.network },
    ];
    return {
      subject: texts.subject(data.community, heading),
      preview: happened,
      heading,
      reason: texts.reason(data.community),
      isOfService: new URL(data.securityUrl).origin === data.projectUrl,
      body: (
        <>
          <Paragraph>{texts.greeting(data.name)}</Paragraph>
          <Paragraph>{happened}</Paragraph>
          <Facts rows={rows.filter(({ value }) => value !== '')} />
          <PageLink url={data.securityUrl} label={texts.open} />
          <Paragraph>{texts.expected}</Paragraph>
          <Note>{texts.unexpected}</Note>
        </>
      ),
    };
  };
}

/** The notices by their events. */
export const accountNotices = Object.fromEntries(
  (Object.keys(EVENTS) as AccountNotice[]).map((event) => [
    event,
    defineMail(accountNoticeMail(event), ({ person, url }) => [
      {
        ...person,
        account: 'example-manager-5',
        about: 'about' in EVENTS[event].en ? 'Key-5' : '',
        device: 'Firefox, Linux',
        network: '192.0.2.0/24',
        at: '2026-11-21 08:30 UTC',
        securityUrl: url,
      },
    ]),
  ]),
) as Readonly<Record<AccountNotice, MailDefinition<Content['data'], undefined>>>;
