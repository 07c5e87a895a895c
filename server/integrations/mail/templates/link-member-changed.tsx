import { defineMail, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<
  PersonFacts & {
    occasion: 'joined' | 'left' | 'role_changed' | 'removed' | 'transferred';
    /** What that member may do now, or could do before. */
    role: 'manager' | 'viewer';
    /** Name of the member who joined or left, or of the owner who made the change. */
    other: string;
    /** Absent for somebody who was removed. */
    linkUrl?: string;
  }
>;
type ByLanguage<T> = Readonly<Record<Content['language'], T>>;

interface Facts {
  readonly other: string;
  readonly community: string;
  /** Name of the role, as it stands in a sentence. */
  readonly role: string;
}

interface OccasionTexts {
  readonly heading: string;
  readonly happened: (facts: Facts) => string;
}

const ROLES: ByLanguage<Readonly<Record<Content['data']['role'], string>>> = {
  zh: { manager: '管理员', viewer: '查看者' },
  en: { manager: 'a manager', viewer: 'a viewer' },
};

const SHARED: ByLanguage<{
  readonly subject: (community: string, heading: string) => string;
  readonly greeting: (name: string) => string;
  readonly open: string;
  readonly reason: (community: string) => string;
}> = {
  zh: {
    subject: (community, heading) => `“${community}”：${heading}`,
    greeting: (name) => `${name}，您好！`,
    open: '打开项目',
    reason: (community) => `您收到本邮件，是因为您是或曾是“${community}”的成员。`,
  },
  en: {
    subject: (community, heading) => `${community}: ${heading}`,
    greeting: (name) => `Hello ${name},`,
    open: 'Open the project',
    reason: (community) => `You are receiving this email because ${community} is, or was until now, shared with you.`,
  },
};

const OCCASIONS: Readonly<Record<Content['data']['occasion'], ByLanguage<OccasionTexts>>> = {
  joined: {
    zh: {
      heading: '新成员已加入',
      happened: ({ other, community, role }) => `“${other}”已接受您的邀请，加入了“${community}”，角色是${role}。`,
    },
    en: {
      heading: 'A member has joined',
      happened: ({ other, community, role }) =>
        `${other} has accepted your invitation and is now ${role} of ${community}.`,
    },
  },
  left: {
    zh: {
      heading: '一位成员已退出',
      happened: ({ other, community, role }) => `“${other}”已退出“${community}”，不再是${role}。`,
    },
    en: {
      heading: 'A member has left',
      happened: ({ other, community, role }) => `${other} has left ${community} and is no longer ${role} of it.`,
    },
  },
  role_changed: {
    zh: {
      heading: '您的角色已变更',
      happened: ({ other, community, role }) => `“${other}”变更了您在“${community}”的角色。您现在是${role}。`,
    },
    en: {
      heading: 'Your role has changed',
      happened: ({ other, community, role }) => `${other} has changed your role: you are now ${role} of ${community}.`,
    },
  },
  removed: {
    zh: {
      heading: '您已被移出项目',
      happened: ({ other, community }) => `“${other}”已将您移出“${community}”。您和您的API密钥都不能再访问这个项目。`,
    },
    en: {
      heading: 'You were removed from a project',
      happened: ({ other, community }) =>
        `${other} has removed you from ${community}. You and your API keys can no longer open it.`,
    },
  },
  transferred: {
    zh: {
      heading: '您现在是项目所有者',
      happened: ({ other, community }) =>
        `“${other}”已将“${community}”移交给您。从现在起，由您决定谁可以加入这个项目；“${other}”继续担任管理员。`,
    },
    en: {
      heading: 'You now own a project',
      happened: ({ other, community }) =>
        `${other} has passed ${community} on to you. From now on you decide whom it is shared with; ${other} stays a manager.`,
    },
  },
};

/** Notifies a member of a link, or its owner, that the members have changed. */
function linkMemberChangedMail({ language, data }: Content): MailDraft {
  const { subject, greeting, open, reason } = SHARED[language];
  const { heading, happened } = OCCASIONS[data.occasion][language];
  const { other, community, name } = data;
  const preview = happened({ other, community, role: ROLES[language][data.role] });
  return {
    subject: subject(community, heading),
    preview,
    heading,
    reason: reason(community),
    body: (
      <>
        <Paragraph>{greeting(name)}</Paragraph>
        <Paragraph>{preview}</Paragraph>
        {data.linkUrl !== undefined && <PageLink url={data.linkUrl} label={open} />}
      </>
    ),
  };
}

export const linkMemberChanged = defineMail(linkMemberChangedMail, ({ person, url }) =>
  (['joined', 'left', 'role_changed', 'removed', 'transferred'] as const).flatMap((occasion) =>
    (['manager', 'viewer'] as const).map((role) => ({
      ...person,
      other: `${person.name}5`,
      occasion,
      role,
      ...(occasion !== 'removed' && { linkUrl: url }),
    })),
  ),
);
