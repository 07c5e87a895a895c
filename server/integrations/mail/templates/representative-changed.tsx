import { Facts } from './facts.tsx';
import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { CorporationFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  /** The name is that of the earlier representative. */
  CorporationFacts & {
    newName: string;
    newEmail: string;
    /** For how long it can be undone. */
    hours: string;
  },
  { url: string }
>;

interface Texts {
  readonly subject: (community: string) => string;
  readonly preview: (hours: string) => string;
  readonly heading: string;
  readonly greeting: (name: string) => string;
  readonly changed: (corporation: string, community: string) => string;
  readonly labels: { readonly name: string; readonly email: string };
  readonly choose: (hours: string) => string;
  readonly open: string;
  readonly wait: string;
  readonly note: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：您的企业授权代表已变更`,
    preview: (hours) => `如果变更有误，请在${hours}小时内撤销。`,
    heading: '企业授权代表已变更',
    greeting: (name) => `${name}，您好！`,
    changed: (corporation, community) =>
      `“${community}”社区把“${corporation}”的授权代表由您改为下面这位，企业管理员账号也随之转交：`,
    labels: { name: '姓名', email: '邮箱' },
    choose: (hours) => `请打开链接，确认这次变更，或在${hours}小时内撤销：`,
    open: '确认或撤销',
    wait: '在您确认或期限届满之前，新代表不能移除员工管理员、添加邮箱域名，也不能同意新版CLA。',
    note: '请不要将链接转发给他人。',
    reason: (community) => `您收到本邮件，是因为您此前是“${community}”一家企业的授权代表。`,
  },
  en: {
    subject: (community) => `${community} CLA: you no longer represent your company`,
    preview: (hours) => `If this is wrong, undo it within ${hours} hours.`,
    heading: 'The representative has changed',
    greeting: (name) => `Hello ${name},`,
    changed: (corporation, community) =>
      `${community} has changed who represents ${corporation}, from you to the person below. The administrator account goes with it:`,
    labels: { name: 'Name', email: 'Email' },
    choose: (hours) => `Open the link to confirm the change, or to undo it within ${hours} hours:`,
    open: 'Confirm or undo',
    wait: 'Until you confirm or the time is over, the new representative can neither remove employee managers, add email domains nor agree to a new version of the CLA.',
    note: 'Do not share the link.',
    reason: (community) => `You are receiving this email because you represented a company at ${community}.`,
  },
};

/** Informs an earlier representative who has taken their place, with a link that undoes it. */
function representativeChangedMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.name, value: data.newName },
    { label: texts.labels.email, value: data.newEmail },
  ];
  return {
    subject: texts.subject(data.community),
    preview: texts.preview(data.hours),
    heading: texts.heading,
    reason: texts.reason(data.community),
    body: (
      <>
        <Paragraph>{texts.greeting(data.name)}</Paragraph>
        <Paragraph>{texts.changed(data.corporationName, data.community)}</Paragraph>
        <Facts rows={rows} />
        <Paragraph>{texts.choose(data.hours)}</Paragraph>
        <PageLink url={secret.url} label={texts.open} />
        <Paragraph>{texts.wait}</Paragraph>
        <Note>{texts.note}</Note>
      </>
    ),
  };
}

export const representativeChanged = defineMail(
  representativeChangedMail,
  ({ company, email }) => [{ ...company, newName: 'New-5', newEmail: email, hours: '72' }],
  ({ url }) => ({ url }),
);
