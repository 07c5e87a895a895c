import type { AccountNotice } from '#server/modules/email/account-notice.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import type { MailContent, MailDraft } from './mail-draft.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<AccountNotice>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

/** What a notice says has happened; `about` is the passkey's name or the sender address. */
interface EventTexts {
  readonly heading: string;
  readonly happened: string;
  readonly about?: string;
}

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
    subject: (community, heading) => `${community}：${heading}`,
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

const EVENTS: Readonly<Record<AccountNotice, ByLanguage<EventTexts>>> = {
  new_device: {
    zh: { heading: '有新设备登录', happened: '您的管理员账号刚刚在一台新设备上登录：' },
    en: {
      heading: 'Login from a new device',
      happened: 'Somebody has just logged in to your manager account from a new device:',
    },
  },
  password_changed: {
    zh: { heading: '密码已修改', happened: '您的管理员账号修改了密码，此前的登录都已失效。' },
    en: {
      heading: 'Your password was changed',
      happened: 'The password of your manager account was changed, and its sessions have ended.',
    },
  },
  sender_changed: {
    zh: { heading: '发件邮箱已变更', happened: '您的管理员账号授权或改用了一个发件邮箱：', about: '发件邮箱' },
    en: {
      heading: 'A sender address was changed',
      happened: 'Your manager account has authorised or chosen a sender address:',
      about: 'Sender address',
    },
  },
  passkey_added: {
    zh: { heading: '已添加通行密钥', happened: '您的管理员账号添加了一个通行密钥，可以用它登录：', about: '通行密钥' },
    en: {
      heading: 'A passkey was added',
      happened: 'A passkey was added to your manager account; it can log in:',
      about: 'Passkey',
    },
  },
  passkey_removed: {
    zh: {
      heading: '已删除通行密钥',
      happened: '您的管理员账号删除了一个通行密钥，不能再用它登录：',
      about: '通行密钥',
    },
    en: {
      heading: 'A passkey was removed',
      happened: 'A passkey of your manager account was removed; it can no longer log in:',
      about: 'Passkey',
    },
  },
  totp_added: {
    zh: { heading: '已启用验证器', happened: '您的管理员账号启用了验证器，今后登录还需要其中的验证码。' },
    en: {
      heading: 'An authenticator app was set up',
      happened: 'An authenticator app was set up for your manager account; logins now ask for its code too.',
    },
  },
  totp_removed: {
    zh: { heading: '已停用验证器', happened: '您的管理员账号停用了验证器，登录时不再需要其中的验证码。' },
    en: {
      heading: 'The authenticator app was removed',
      happened: 'The authenticator app of your manager account was removed; logins no longer ask for its code.',
    },
  },
  second_factor_reset: {
    zh: {
      heading: '两步验证已重置',
      happened:
        '服务运营方应请求移除了您的管理员账号的通行密钥、验证器和恢复码，此前的登录都已失效。请登录后重新启用两步验证。',
    },
    en: {
      heading: 'Your second factor was reset',
      happened:
        'On request, the operator of the service has removed the passkeys, authenticator app and recovery codes of your manager account, and ended its sessions. Log in and set up a second factor again.',
    },
  },
};

/** Returns the template of a notice about the security of an account. */
export function accountNoticeMail(event: AccountNotice): (content: Content) => MailDraft {
  return ({ language, data }) => {
    const texts = SHARED[language];
    const { heading, happened, about } = EVENTS[event][language];
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
