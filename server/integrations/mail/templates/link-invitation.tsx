import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { Place } from './mail-facts.ts';
import { Note } from './note.tsx';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<Place & { inviter: string; email: string; role: 'manager' | 'viewer' }, { url: string }>;

interface Texts {
  readonly subject: (inviter: string, community: string) => string;
  readonly preview: string;
  readonly heading: string;
  readonly invited: (inviter: string, community: string) => string;
  readonly allowed: Readonly<Record<Content['data']['role'], string>>;
  readonly how: (email: string) => string;
  readonly accept: string;
  readonly note: string;
  readonly reason: (community: string) => string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (inviter, community) => `“${inviter}”邀请您加入“${community}”`,
    preview: '登录后即可查看并接受邀请。',
    heading: '邀请您加入项目',
    invited: (inviter, community) => `您好！“${inviter}”邀请您参与“${community}”的贡献者许可协议（CLA）管理工作。`,
    allowed: {
      manager: '您的角色是管理员：可以发布CLA新版本、审核企业签署、查看和导出签署记录，以及修改项目设置。',
      viewer: '您的角色是查看者：可以查看项目的CLA、签署记录和文件，但不能修改任何内容。',
    },
    how: (email) => `请用邮箱为 ${email} 的账号登录，然后接受邀请。链接七天内有效，只能使用一次。`,
    accept: '查看邀请',
    note: '如果您还没有账号，请联系服务管理员。如果您不认识邀请人，请忽略本邮件。',
    reason: (community) => `您收到本邮件，是因为“${community}”的所有者邀请这个邮箱加入项目。`,
  },
  en: {
    subject: (inviter, community) => `${inviter} invites you to ${community}`,
    preview: 'Log in to see the invitation and accept it.',
    heading: 'You are invited to a project',
    invited: (inviter, community) =>
      `Hello, ${inviter} invites you to help with the contributor licence agreements (CLAs) of ${community}.`,
    allowed: {
      manager:
        'You will be a manager: you can publish new versions of the CLAs, approve companies, see and export who has signed, and change the settings of the project.',
      viewer:
        'You will be a viewer: you can see the CLAs, the signatures and the documents of the project, and change nothing.',
    },
    how: (email) =>
      `Log in with the account that has the email address ${email}, then accept. The link works for seven days, and once.`,
    accept: 'View the invitation',
    note: 'If you have no account yet, please ask the administrator of the service. If you do not know who invites you, ignore this email.',
    reason: (community) =>
      `You are receiving this email because the owner of ${community} has invited this email address to the project.`,
  },
};

/** Invites somebody to share a link. */
function linkInvitationMail({ language, data, secret }: Content): MailDraft {
  const texts = TEXTS[language];
  const { community, inviter, email, role } = data;
  return {
    subject: texts.subject(inviter, community),
    preview: texts.preview,
    heading: texts.heading,
    reason: texts.reason(community),
    body: (
      <>
        <Paragraph>{texts.invited(inviter, community)}</Paragraph>
        <Paragraph>{texts.allowed[role]}</Paragraph>
        <Paragraph>{texts.how(email)}</Paragraph>
        <PageLink url={secret.url} label={texts.accept} />
        <Note>{texts.note}</Note>
      </>
    ),
  };
}

export const linkInvitation = defineMail(
  linkInvitationMail,
  ({ place, person, email }) =>
    (['manager', 'viewer'] as const).map((role) => ({ ...place, inviter: person.name, email, role })),
  ({ url }) => ({ url }),
);
