import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import type { MailContent, MailDraft } from './mail-draft.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<'employee_activated' | 'employee_deactivated' | 'employee_removed'>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

/** What the three mails have in common. */
interface SharedTexts {
  readonly greeting: (name: string) => string;
  readonly labels: { readonly reference: string; readonly corporation: string; readonly manager: string };
  readonly ask: string;
  readonly reason: (community: string) => string;
}

/** What tells them apart. */
interface StateTexts {
  readonly subject: (community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly changed: (corporation: string, community: string) => string;
  readonly next: string;
}

const SHARED: ByLanguage<SharedTexts> = {
  zh: {
    greeting: (name) => `${name}，您好！`,
    labels: { reference: '签署编号', corporation: '公司名称', manager: '操作的管理员' },
    ask: '如有疑问，请联系上面列出的贵公司管理员。',
    reason: (community) => `您收到本邮件，是因为您曾用这个邮箱以员工身份签署“${community}”的 CLA。`,
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    labels: { reference: 'Reference number', corporation: 'Corporation', manager: 'Changed by' },
    ask: 'If you have questions, ask the manager of your corporation named above.',
    reason: (community) =>
      `You receive this message because you signed the CLA of ${community} as an employee with this address.`,
  },
};

const ACTIVATED: ByLanguage<StateTexts> = {
  zh: {
    subject: (community) => `您的 ${community} 员工签署已生效`,
    preview: '管理员已激活您的签署，从现在起生效。',
    heading: '签署已生效',
    changed: (corporation, community) =>
      `“${corporation}”的管理员已激活您对“${community}”贡献者许可协议（CLA）的员工签署。`,
    next: '签署从现在起生效，您可以用这个邮箱向社区贡献代码。',
  },
  en: {
    subject: (community) => `Your ${community} CLA signing as an employee is in effect`,
    preview: 'A manager has activated your signing: it counts from now on.',
    heading: 'Your signing is in effect',
    changed: (corporation, community) =>
      `A manager of ${corporation} has activated your signing of the contributor licence agreement (CLA) of ${community} as its employee.`,
    next: 'It counts from now on: you can contribute to the community with this address.',
  },
};

const DEACTIVATED: ByLanguage<StateTexts> = {
  zh: {
    subject: (community) => `您的 ${community} 员工签署已停用`,
    preview: '管理员已停用您的签署，目前不再有效。',
    heading: '签署已停用',
    changed: (corporation, community) =>
      `“${corporation}”的管理员已停用您对“${community}”贡献者许可协议（CLA）的员工签署。`,
    next: '在管理员重新激活之前，签署不再有效，您用这个邮箱提交的贡献会被视为未签署 CLA。您无需重新签署。',
  },
  en: {
    subject: (community) => `Your ${community} CLA signing as an employee is suspended`,
    preview: 'A manager has deactivated your signing: it does not count at present.',
    heading: 'Your signing is suspended',
    changed: (corporation, community) =>
      `A manager of ${corporation} has deactivated your signing of the contributor licence agreement (CLA) of ${community} as its employee.`,
    next: 'Until a manager activates it again it does not count, and contributions with this address are taken as unsigned. You need not sign again.',
  },
};

const REMOVED: ByLanguage<StateTexts> = {
  zh: {
    subject: (community) => `您的 ${community} 员工签署已移除`,
    preview: '管理员已移除您的签署。如仍需贡献，可以重新签署。',
    heading: '签署已移除',
    changed: (corporation, community) =>
      `“${corporation}”的管理员已移除您对“${community}”贡献者许可协议（CLA）的员工签署。`,
    next: '这次签署不会再生效。如果您仍是该公司的员工，可以重新签署：',
  },
  en: {
    subject: (community) => `Your ${community} CLA signing as an employee was removed`,
    preview: 'A manager has removed your signing. You may sign again.',
    heading: 'Your signing was removed',
    changed: (corporation, community) =>
      `A manager of ${corporation} has removed your signing of the contributor licence agreement (CLA) of ${community} as its employee.`,
    next: 'It will not count again. If you still work for the corporation, you may sign once more:',
  },
};

/** Of a corporation that has not agreed in time to a newer CLA: the signing is active, and counts once it has. */
const ACTIVATED_EXPIRED: ByLanguage<(expiredSince: string) => StateTexts> = {
  zh: (since) => ({
    ...ACTIVATED.zh,
    subject: (community) => `您的 ${community} 员工签署已激活`,
    preview: '管理员已激活您的签署，还需要贵公司同意新版本协议。',
    heading: '签署已激活',
    next: `签署目前不计为有效：贵公司没有在 ${since} 之前同意企业协议的新版本。贵公司的企业管理员同意新版本后，签署即有效，您无需再做什么。`,
  }),
  en: (since) => ({
    ...ACTIVATED.en,
    subject: (community) => `Your ${community} CLA signing as an employee is active`,
    preview: 'A manager has activated your signing; your corporation has yet to agree to a newer agreement.',
    heading: 'Your signing is active',
    next: `It does not count at present: your corporation did not agree to the newer version of the corporate agreement before ${since}. It counts once the administrator of your corporation has agreed; there is nothing more for you to do.`,
  }),
};

/** Tells an employee that the signing is active, and whether it counts from now on (REST contract §5, no. 9). */
export function employeeActivatedMail(content: MailContent<'employee_activated'>): MailDraft {
  const { language, data } = content;
  const texts = data.expiredSince === '' ? ACTIVATED[language] : ACTIVATED_EXPIRED[language](data.expiredSince);
  return draftOf(content, texts);
}

/** Tells an employee that the signing does not count at present (REST contract §5, no. 10). */
export function employeeDeactivatedMail(content: MailContent<'employee_deactivated'>): MailDraft {
  return draftOf(content, DEACTIVATED[content.language]);
}

const SIGN_AGAIN: ByLanguage<string> = { zh: '以员工身份签署', en: 'Sign as an employee' };

/** Tells an employee that the signing is gone and where to sign again (REST contract §5, no. 11). */
export function employeeRemovedMail(content: MailContent<'employee_removed'>): MailDraft {
  const { language, data } = content;
  return draftOf(content, REMOVED[language], <PageLink url={data.employeeUrl} label={SIGN_AGAIN[language]} />);
}

function draftOf({ language, data }: Content, texts: StateTexts, afterwards?: ReactNode): MailDraft {
  const shared = SHARED[language];
  const rows = [
    { label: shared.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
    { label: shared.labels.corporation, value: data.corporationName },
    { label: shared.labels.manager, value: data.managerEmail },
  ];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview,
    heading: texts.heading,
    reason: shared.reason(data.community),
    body: (
      <>
        <Paragraph>{shared.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.changed(data.corporationName, data.community)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.next}</Paragraph>
        {afterwards}
        <Note>{shared.ask}</Note>
      </>
    ),
  };
}
