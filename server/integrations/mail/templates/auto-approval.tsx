import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts, SampleFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  CorporationFacts & {
    /** Page with the list of employees. */
    employeesUrl: string;
  }
>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

interface SharedTexts {
  readonly greeting: (name: string) => string;
  readonly employees: string;
  readonly reason: (corporation: string, community: string) => string;
}

interface SwitchTexts {
  readonly subject: (community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly switched: (corporation: string, community: string) => string;
  readonly next: string;
}

const SHARED: ByLanguage<SharedTexts> = {
  zh: {
    greeting: (name) => `${name}，您好！`,
    employees: '查看员工',
    reason: (corporation, community) => `您收到本邮件，是因为您是“${corporation}”在“${community}”的员工管理员。`,
  },
  en: {
    greeting: (name) => `Hello ${name},`,
    employees: 'View employees',
    reason: (corporation, community) =>
      `You are receiving this email because you are an employee manager of ${corporation} at ${community}.`,
  },
};

const ENABLED: ByLanguage<SwitchTexts> = {
  zh: {
    subject: (community) => `“${community}”：员工签署已改为自动激活`,
    preview: '新签署的员工自动激活，无需您操作。',
    heading: '已开启自动激活',
    switched: (corporation, community) =>
      `“${corporation}”的企业管理员开启了自动激活：从现在起，员工签署“${community}”的CLA后立即生效，无需您激活。`,
    next: '此前签署、仍在等待的员工不受影响，请您照常处理。您仍可随时停用任何员工。',
  },
  en: {
    subject: (community) => `${community}: employees are now activated automatically`,
    preview: 'Employees who sign from now on no longer need to be activated by you.',
    heading: 'Automatic activation is on',
    switched: (corporation, community) =>
      `The administrator of ${corporation} has turned on automatic activation. From now on, employees are covered as soon as they sign the CLA of ${community}; you do not need to activate them.`,
    next: 'Employees who signed earlier and are still waiting need your activation as before. You can deactivate any employee at any time.',
  },
};

const DISABLED: ByLanguage<SwitchTexts> = {
  zh: {
    subject: (community) => `“${community}”：员工签署改为由您激活`,
    preview: '新签署的员工需要由员工管理员激活。',
    heading: '已关闭自动激活',
    switched: (corporation, community) =>
      `“${corporation}”的企业管理员关闭了自动激活：从现在起，员工签署“${community}”的CLA后，需由员工管理员激活才生效。`,
    next: '已激活的员工不受影响。有员工签署时，您会收到邮件。',
  },
  en: {
    subject: (community) => `${community}: employees wait for your activation again`,
    preview: 'Employees who sign from now on must be activated by an employee manager.',
    heading: 'Automatic activation is off',
    switched: (corporation, community) =>
      `The administrator of ${corporation} has turned off automatic activation. From now on, employees who sign the CLA of ${community} are covered once an employee manager has activated them.`,
    next: 'Active employees are not affected. You will receive an email when somebody signs.',
  },
};

/** Notifies an employee manager that new employees no longer need to be activated. */
function autoApprovalEnabledMail(content: Content): MailDraft {
  return draftOf(content, ENABLED[content.language]);
}

/** Notifies an employee manager that new employees need to be activated again. */
function autoApprovalDisabledMail(content: Content): MailDraft {
  return draftOf(content, DISABLED[content.language]);
}

function draftOf({ language, data }: Content, texts: SwitchTexts): MailDraft {
  const shared = SHARED[language];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview,
    heading: texts.heading,
    reason: shared.reason(data.corporationName, data.community),
    body: (
      <>
        <Paragraph>{shared.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.switched(data.corporationName, data.community)}</Paragraph>
        <Paragraph>{texts.next}</Paragraph>
        <PageLink url={data.employeesUrl} label={shared.employees} />
      </>
    ),
  };
}

const samples = ({ company, url }: SampleFacts) => [{ ...company, employeesUrl: url }];

export const autoApprovalEnabled = defineMail(autoApprovalEnabledMail, samples);

export const autoApprovalDisabled = defineMail(autoApprovalDisabledMail, samples);
