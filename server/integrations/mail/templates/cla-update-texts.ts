import type { Language } from '#rules/language.ts';

/** Recipients: individual signers, administrators of corporations, or their employees. */
export type ClaUpdateAudience = 'individual' | 'corporation' | 'employee';

/** Occasions: the new version was published, the grace period ends soon, or it has ended. */
export type ClaUpdateStage = 'announced' | 'reminded' | 'expired';

export interface ClaUpdateTexts {
  readonly subject: (community: string) => string;
  readonly heading: string;
  readonly news: (community: string) => string;
  readonly next: string;
}

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

/** Returns the texts of a mail. An employee's reminder, which is never sent, would repeat the announcement. */
export function claUpdateTexts(audience: ClaUpdateAudience, stage: ClaUpdateStage, language: Language): ClaUpdateTexts {
  const { [language]: employee } = EMPLOYEE;
  return {
    individual: INDIVIDUAL[language],
    corporation: CORPORATION[language],
    employee: { ...employee, reminded: employee.announced },
  }[audience][stage];
}
