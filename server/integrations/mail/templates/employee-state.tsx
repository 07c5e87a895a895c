import type { ReactNode } from 'react';
import { utcDay } from '#rules/utc-day.ts';
import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { Lines } from './lines.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts, SampleFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';
import type { Verifiable } from './verify-row.tsx';

/** Data of the three mails to an employee after a manager changed the state of the signing. */
type StateData = CorporationFacts & {
  reference: string;
  /** The manager who changed it. */
  managerEmail: string;
  /** The manager's note to the employee, empty for nothing; mails of earlier versions have none. */
  note?: string;
};

type ActivatedData = Omit<StateData, 'note'> & {
  /** As in `employee_signed`. */
  expiredSince: string;
} & Verifiable;

type Content = MailContent<StateData>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

/** Texts common to the three mails. */
interface SharedTexts {
  readonly greeting: (name: string) => string;
  readonly labels: {
    readonly reference: string;
    readonly corporation: string;
    readonly manager: string;
    readonly note: string;
  };
  readonly ask: string;
  readonly reason: (community: string) => string;
}

/** Texts that differ between the mails. */
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
    labels: { reference: '签署编号', corporation: '企业名称', manager: '操作的管理员', note: '管理员的说明' },
    ask: '如有疑问，请联系上面列出的贵公司管理员。',
    reason: (community) => `您收到本邮件，是因为您曾用这个邮箱以员工身份签署“${community}”的CLA。`,
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    labels: {
      reference: 'Reference',
      corporation: 'Company',
      manager: 'Changed by',
      note: 'Note from the manager',
    },
    ask: 'If you have questions, please ask the manager of your company named above.',
    reason: (community) =>
      `You are receiving this email because you signed the CLA of ${community} as an employee with this email address.`,
  },
};

const ACTIVATED: ByLanguage<StateTexts> = {
  zh: {
    subject: (community) => `您的“${community}”员工签署已生效`,
    preview: '管理员已激活您的签署，从现在起生效。',
    heading: '签署已生效',
    changed: (corporation, community) =>
      `“${corporation}”的管理员已激活您对“${community}”贡献者许可协议（CLA）的员工签署。`,
    next: '签署从现在起生效，您可以用这个邮箱向社区贡献代码。',
  },
  en: {
    subject: (community) => `Your ${community} CLA signature as an employee is in effect`,
    preview: 'A manager has activated your signature. It is now in effect.',
    heading: 'Your signature is in effect',
    changed: (corporation, community) =>
      `A manager of ${corporation} has activated your signature of the contributor licence agreement (CLA) of ${community} as its employee.`,
    next: 'It is now in effect, and you can contribute to the community with this email address.',
  },
};

const DEACTIVATED: ByLanguage<StateTexts> = {
  zh: {
    subject: (community) => `您的“${community}”员工签署已停用`,
    preview: '管理员已停用您的签署，目前不再有效。',
    heading: '签署已停用',
    changed: (corporation, community) =>
      `“${corporation}”的管理员已停用您对“${community}”贡献者许可协议（CLA）的员工签署。`,
    next: '在管理员重新激活之前，签署不再有效，您用这个邮箱提交的贡献会被视为未签署CLA。您无需重新签署。',
  },
  en: {
    subject: (community) => `Your ${community} CLA signature as an employee is suspended`,
    preview: 'A manager has deactivated your signature. It is currently not in effect.',
    heading: 'Your signature is suspended',
    changed: (corporation, community) =>
      `A manager of ${corporation} has deactivated your signature of the contributor licence agreement (CLA) of ${community} as its employee.`,
    next: 'Until a manager activates it again, it is not in effect, and contributions from this email address are treated as not covered by a CLA. You do not need to sign again.',
  },
};

const REMOVED: ByLanguage<StateTexts> = {
  zh: {
    subject: (community) => `您的“${community}”员工签署已移除`,
    preview: '管理员已移除您的签署。如仍需贡献，可以重新签署。',
    heading: '签署已移除',
    changed: (corporation, community) =>
      `“${corporation}”的管理员已移除您对“${community}”贡献者许可协议（CLA）的员工签署。`,
    next: '这次签署不会再生效。如果您仍是该企业的员工，可以重新签署：',
  },
  en: {
    subject: (community) => `Your ${community} CLA signature as an employee was removed`,
    preview: 'A manager has removed your signature. You can sign again.',
    heading: 'Your signature was removed',
    changed: (corporation, community) =>
      `A manager of ${corporation} has removed your signature of the contributor licence agreement (CLA) of ${community} as its employee.`,
    next: 'It will not take effect again. If you still work for the company, you can sign again:',
  },
};

/** For a corporation whose grace period is over: the signing is active, but counts only once the corporation agrees. */
const ACTIVATED_EXPIRED: ByLanguage<(expiredSince: string) => StateTexts> = {
  zh: (since) => ({
    ...ACTIVATED.zh,
    subject: (community) => `您的“${community}”员工签署已激活`,
    preview: '管理员已激活您的签署，还需要贵公司同意新版本协议。',
    heading: '签署已激活',
    next: `签署目前不视为有效：贵公司没有在${since}之前同意企业协议的新版本。贵公司的企业管理员同意新版本后，签署即有效，您无需再做什么。`,
  }),
  en: (since) => ({
    ...ACTIVATED.en,
    subject: (community) => `Your ${community} CLA signature as an employee is active`,
    preview: 'A manager has activated your signature. Your company has not accepted the latest corporate CLA.',
    heading: 'Your signature is active',
    next: `It is not valid at present, because your company did not accept the latest corporate CLA before ${since}. It becomes valid once the administrator of your company has accepted it; there is nothing more you need to do.`,
  }),
};

/** Notifies an employee that the signing is active, and whether it now counts. */
function employeeActivatedMail(content: MailContent<ActivatedData>): MailDraft {
  const { language, data } = content;
  const texts =
    data.expiredSince === '' ? ACTIVATED[language] : ACTIVATED_EXPIRED[language](utcDay(data.expiredSince, language));
  const link = data.verifyUrl !== undefined && <PageLink url={data.verifyUrl} label={SEE[language]} />;
  return draftOf(content, texts, link);
}

const SEE: ByLanguage<string> = { zh: '查看签署', en: 'See your signature' };

/** Notifies an employee that the signing no longer counts for now. */
function employeeDeactivatedMail(content: Content): MailDraft {
  return draftOf(content, DEACTIVATED[content.language]);
}

const SIGN_AGAIN: ByLanguage<string> = { zh: '以员工身份签署', en: 'Sign as an employee' };

/** Notifies an employee that the signing was removed, and where to sign again. */
function employeeRemovedMail(content: MailContent<StateData & { employeeUrl: string }>): MailDraft {
  const { language, data } = content;
  return draftOf(content, REMOVED[language], <PageLink url={data.employeeUrl} label={SIGN_AGAIN[language]} />);
}

function draftOf({ language, data }: Content, texts: StateTexts, afterwards?: ReactNode): MailDraft {
  const shared = SHARED[language];
  const { note = '' } = data;
  const rows = [
    { label: shared.labels.reference, value: <span style={STYLES.code}>{data.reference}</span> },
    { label: shared.labels.corporation, value: data.corporationName },
    { label: shared.labels.manager, value: data.managerEmail },
    ...(note === '' ? [] : [{ label: shared.labels.note, value: <Lines text={note} /> }]),
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

const sampleOf = ({ company, reference, email }: SampleFacts) => ({ ...company, reference, managerEmail: email });

export const employeeActivated = defineMail(employeeActivatedMail, (facts) =>
  ['', '2000-01-31'].map((expiredSince) => ({ ...sampleOf(facts), expiredSince, verifyUrl: facts.verifyUrl })),
);

export const employeeDeactivated = defineMail(employeeDeactivatedMail, (facts) => [
  sampleOf(facts),
  { ...sampleOf(facts), note: 'NOTE-1' },
]);

export const employeeRemoved = defineMail(employeeRemovedMail, (facts) => [
  { ...sampleOf(facts), employeeUrl: facts.url },
  { ...sampleOf(facts), employeeUrl: facts.url, note: 'NOTE-2' },
]);
