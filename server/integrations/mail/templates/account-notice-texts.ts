import type { Language } from '#rules/language.ts';

/** What a notice says has happened; `about` labels its subject, the other optional texts replace shared ones. */
export interface EventTexts {
  readonly heading: string;
  readonly happened: string;
  readonly about?: string;
  readonly open?: string;
  readonly expected?: string;
  readonly unexpected?: string;
}

export const EVENTS = {
  new_device: {
    zh: { heading: '有新设备登录', happened: '您的管理员账号刚刚在一台新设备上登录：' },
    en: {
      heading: 'Log-in from a new device',
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
      happened: 'An authenticator app was set up for your manager account; log-ins now ask for its code too.',
    },
  },
  totp_removed: {
    zh: { heading: '已停用验证器', happened: '您的管理员账号停用了验证器，登录时不再需要其中的验证码。' },
    en: {
      heading: 'The authenticator app was removed',
      happened: 'The authenticator app of your manager account was removed; log-ins no longer ask for its code.',
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
  api_key_created: {
    zh: {
      heading: '新建了一个API密钥',
      happened: '下面的账号新建了一个API密钥，程序凭它可以读取项目数据，直到密钥到期或被撤销：',
      about: 'API密钥',
      open: '查看API密钥',
      expected: '如果是您或其他管理员的安排，无需处理。',
      unexpected: '如果不是，应立即用该账号撤销这个密钥、退出不认识的登录并修改密码。',
    },
    en: {
      heading: 'An API key was created',
      happened:
        'The account below has created an API key. A program can read data of your project with it until it expires or is revoked:',
      about: 'API key',
      open: 'Review the API keys',
      expected: 'If you or another manager wanted this, there is nothing to do.',
      unexpected:
        'If not, that account should revoke the key now, end the sessions that nobody knows, and change its password.',
    },
  },
  api_key_ending: {
    zh: {
      heading: 'API密钥即将到期',
      happened: '您的一个API密钥将在30天内到期，到期后使用它的程序会被拒绝。还需要的话，请先新建一个并换上：',
      about: 'API密钥',
      open: '查看API密钥',
      expected: '如果不再需要，无需处理。',
      unexpected: '如果您不认识这个密钥，请立即撤销它。',
    },
    en: {
      heading: 'An API key is about to expire',
      happened:
        'One of your API keys expires within 30 days; programs that use it are refused from then on. If it is still needed, create another one and replace it:',
      about: 'API key',
      open: 'Review the API keys',
      expected: 'If it is no longer needed, there is nothing to do.',
      unexpected: 'If you do not know this key, revoke it now.',
    },
  },
  api_keys_revoked: {
    zh: {
      heading: 'API密钥已撤销',
      happened: '由于密码或两步验证有变，您账号的API密钥已全部撤销，使用它们的程序会被拒绝。还需要的话，请新建：',
      about: 'API密钥',
      open: '查看API密钥',
    },
    en: {
      heading: 'Your API keys were revoked',
      happened:
        'Because the password or the second factor of your account was changed, all of its API keys were revoked; programs that use them are refused. Create new ones if they are still needed:',
      about: 'API keys',
      open: 'Review the API keys',
    },
  },
  webhook_created: {
    zh: {
      heading: 'webhook开始接收个人信息',
      happened: '下面的账号设置了一个webhook，签署人的姓名和邮箱会发送到：',
      about: '接收方',
      open: '查看webhook',
      expected: '如果是您或其他管理员的安排，无需处理。',
      unexpected: '如果不是，请立即停用这个webhook，该账号还应退出不认识的登录并修改密码。',
    },
    en: {
      heading: 'A webhook now receives personal data',
      happened: 'The account below has set up a webhook. Names and addresses of signers are sent to:',
      about: 'Receiver',
      open: 'Review the webhooks',
      expected: 'If you or another manager wanted this, there is nothing to do.',
      unexpected:
        'If not, switch the webhook off now; that account should end the sessions that nobody knows, and change its password.',
    },
  },
  platform_connected: {
    zh: {
      heading: '已连接代码平台',
      happened: '您的管理员账号连接了一个代码平台。从现在起，本服务会以下面的身份检查合并请求：',
      about: '平台账号',
      unexpected: '如果不是您本人，请立即断开这个连接，退出不认识的登录，并修改密码。',
    },
    en: {
      heading: 'A code platform was connected',
      happened:
        'Your manager account has connected a code platform. From now on the service checks pull requests there as:',
      about: 'Platform account',
      unexpected:
        'If it was not you, end the connection now, end the sessions that you do not know, and change your password.',
    },
  },
} satisfies Readonly<Record<string, Record<Language, EventTexts>>>;

/** A notice about the security of an account, to its owner. */
export type AccountNotice = keyof typeof EVENTS;
