import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  Omit<CorporationFacts, 'name'> & {
    /** Who invites. */
    managerName: string;
    managerEmail: string;
    employeeUrl: string;
  }
>;

interface Texts {
  readonly subject: (corporation: string, community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly invited: (manager: string, corporation: string, community: string) => string;
  readonly why: string;
  readonly labels: { readonly corporation: string; readonly manager: string };
  readonly sign: string;
  readonly note: string;
  readonly reason: (corporation: string, community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (corporation, community) => `“${corporation}”邀请您签署“${community}”CLA`,
    preview: '向社区贡献之前，请以员工身份签署，大约需要一分钟。',
    heading: '请以员工身份签署CLA',
    invited: (manager, corporation, community) =>
      `您好！“${corporation}”已与“${community}”签署企业贡献者许可协议（CLA）。${manager}邀请您以员工身份签署，以便代表企业向社区贡献。`,
    why: '打开下面的链接，填写姓名和这个邮箱，输入收到的验证码即可，大约需要一分钟。如果您不打算向这个社区贡献，可以忽略本邮件。',
    labels: { corporation: '企业名称', manager: '邀请人' },
    sign: '以员工身份签署',
    note: '如有疑问，请联系上面列出的邀请人。',
    reason: (corporation, community) =>
      `您收到本邮件，是因为“${corporation}”的管理员邀请这个邮箱签署“${community}”的CLA。七天内不会再次邀请。`,
  },
  en: {
    subject: (corporation, community) => `${corporation} invites you to sign the ${community} CLA`,
    preview: 'Please sign as an employee before you contribute. It takes about a minute.',
    heading: 'Please sign the CLA as an employee',
    invited: (manager, corporation, community) =>
      `Hello, ${corporation} has signed the corporate contributor licence agreement (CLA) of ${community}. ${manager} invites you to sign as an employee, so that you can contribute for the company.`,
    why: 'Open the link below, enter your name and this email address, and confirm it with the code you receive. It takes about a minute. If you do not want to contribute to this community, you can ignore this email.',
    labels: { corporation: 'Company', manager: 'Invited by' },
    sign: 'Sign as an employee',
    note: 'If you have questions, please ask the person named above.',
    reason: (corporation, community) =>
      `You are receiving this email because a manager of ${corporation} has invited this email address to sign the CLA of ${community}. You will not be invited again within seven days.`,
  },
};

/** Invites somebody to sign as an employee of their corporation. */
function employeeInvitedMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  const { corporationName, community, managerName, managerEmail } = data;
  const rows = [
    { label: texts.labels.corporation, value: corporationName },
    { label: texts.labels.manager, value: `${managerName}: ${managerEmail}` },
  ];
  return {
    subject: texts.subject(corporationName, community),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(corporationName, community),
    body: (
      <>
        <Paragraph>{texts.invited(managerName, corporationName, community)}</Paragraph>
        <Paragraph>{texts.why}</Paragraph>
        <PageLink url={data.employeeUrl} label={texts.sign} />
        <Facts rows={rows} />
        <Note>{texts.note}</Note>
      </>
    ),
  };
}

export const employeeInvited = defineMail(
  employeeInvitedMail,
  ({ place, company: { corporationName }, email, url }) => [
    { ...place, corporationName, managerName: 'Inviting Manager', managerEmail: email, employeeUrl: url },
  ],
);
