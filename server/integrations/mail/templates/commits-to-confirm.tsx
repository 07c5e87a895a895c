import { Facts } from './facts.tsx';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';
import { TextLink } from './text-link.tsx';

type Content = MailContent<
  PersonFacts & {
    /** Path of the repository and number. */
    pullRequest: string;
    commits: string;
    pageUrl: string;
  },
  /** Where such mails are switched off. */
  { url: string }
>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly found: (community: string) => string;
  readonly labels: { readonly pullRequest: string; readonly commits: string };
  readonly confirm: string;
  readonly open: string;
  readonly foreign: string;
  readonly once: string;
  readonly stop: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：有提交等待您确认`,
    preview: '有提交署了您的名，确认是您的提交后即可通过CLA检查。',
    heading: '请确认这些提交是否出自您',
    greeting: (name) => `${name}，您好！`,
    found: (community) =>
      `“${community}”的一个合并请求中有署名为您的提交。您已签署CLA，但提交中的署名任何人都能填写，因此还需要您本人确认。`,
    labels: { pullRequest: '合并请求', commits: '待确认的提交' },
    confirm: '请打开页面查看提交列表。如果是您的提交，确认后检查会自动重新进行。',
    open: '查看并确认',
    foreign: '如果不是您的提交，无需任何操作：只要您不确认，它们就不会借您的签署通过检查。',
    once: '每个合并请求最多发送一封这样的邮件。',
    stop: '不再接收这类邮件',
    reason: (community) => `您收到本邮件，是因为您用这个邮箱签署了“${community}”的CLA。`,
  },
  en: {
    subject: (community) => `${community} CLA: commits wait for you to confirm them`,
    preview: 'Commits name you. Confirm those that are yours, and the CLA check passes.',
    heading: 'Are these commits yours?',
    greeting: (name) => `Hello ${name},`,
    found: (community) =>
      `A pull request of ${community} contains commits that name you. You have signed the CLA, but anybody can type a name into a commit, so we need you to confirm them.`,
    labels: { pullRequest: 'Pull request', commits: 'Commits to confirm' },
    confirm: 'Open the page to see the commits. If they are yours, confirm them, and the check runs again by itself.',
    open: 'View and confirm',
    foreign: 'If they are not yours, do nothing: without your confirmation your signature does not cover them.',
    once: 'You get one email of this kind for each pull request at most.',
    stop: 'Stop these emails',
    reason: (community) => `You are receiving this email because you signed the CLA of ${community} with this address.`,
  },
};

/** Asks a signer whether commits that name them are theirs, with a way to get no further such mails. */
function commitsToConfirmMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const rows = [
    { label: texts.labels.pullRequest, value: data.pullRequest },
    { label: texts.labels.commits, value: data.commits },
  ];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.found(data.community)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>{texts.confirm}</Paragraph>
      <PageLink url={data.pageUrl} label={texts.open} />
      <Paragraph>{texts.foreign}</Paragraph>
      <Note>{texts.once}</Note>
      <TextLink url={secret.url} label={texts.stop} />
    </>,
  );
}

export const commitsToConfirm = defineMail(
  commitsToConfirmMail,
  ({ person, url }) => [{ ...person, pullRequest: 'example-org/project-5 #12', commits: '3', pageUrl: url }],
  ({ url }) => ({ url: new URL('/confirmation-mails?key=key-5', url).href }),
);
