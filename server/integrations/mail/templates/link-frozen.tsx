import { Facts } from './facts.tsx';
import { STYLES } from './house-style.ts';
import { communityMail, defineMail, type CommunityTexts, type MailContent, type MailDraft } from './mail-draft.ts';
import type { PersonFacts } from './mail-facts.ts';
import { PageLink } from './page-link.tsx';
import { Paragraph } from './paragraph.tsx';

type Content = MailContent<PersonFacts & { organization: string; linkUrl: string }>;

interface Texts extends CommunityTexts {
  readonly greeting: (name: string) => string;
  readonly found: (community: string) => string;
  readonly organization: string;
  readonly kept: string;
  readonly renamed: string;
  readonly lost: string;
  readonly open: string;
}

const TEXTS: Record<Content['language'], Texts> = {
  zh: {
    subject: (community) => `“${community}”CLA：组织名称已被他人使用，项目暂停修改`,
    preview: '另一个组织使用了您组织的名称，项目已暂停修改。',
    heading: '组织名称已被他人使用',
    greeting: (name) => `${name}，您好！`,
    found: (community) =>
      `代码平台上，“${community}”所属组织的名称现在属于另一个组织。对方无权查看或管理您的项目；为安全起见，项目已暂停一切修改。`,
    organization: '组织名称',
    kept: '贡献者仍可正常签署，签署状态照常可查，已有签署全部有效。',
    renamed: '如果您的组织改了名，请用管理该组织的账号重新登录：项目会改用新名称，并恢复修改。',
    lost: '如果您的组织已不存在，或您不再管理它，请联系本服务的运营者。',
    open: '查看项目',
    reason: (community) => `您收到本邮件，是因为“${community}”由您绑定。`,
  },
  en: {
    subject: (community) => `${community} CLA: your organisation's name is in use by another, changes are stopped`,
    preview: 'Another organisation uses the name of yours, so your project cannot be changed for now.',
    heading: "Your organisation's name is in use by another one",
    greeting: (name) => `Hello ${name},`,
    found: (community) =>
      `On the code platform, the name of the organisation of ${community} now belongs to another organisation. It can neither see nor manage your project. To be safe, nobody can change the project for now.`,
    organization: 'Name of the organisation',
    kept: 'Contributors can still sign, signing statuses are answered as before, and all signatures stay valid.',
    renamed:
      'If your organisation was renamed, log in again with an account that administers it: the project follows to the new name and can be changed again.',
    lost: 'If the organisation no longer exists, or you no longer administer it, please contact the operator of this service.',
    open: 'Open the project',
    reason: (community) => `You are receiving this email because you linked ${community}.`,
  },
};

/** Informs the owner of a link that another organisation has the name of theirs, and what to do. */
function linkFrozenMail({ language, data }: Content): MailDraft {
  const texts = TEXTS[language];
  return communityMail(
    texts,
    data.community,
    <>
      <Paragraph>{texts.greeting(data.name)}</Paragraph>
      <Paragraph>{texts.found(data.community)}</Paragraph>
      <Facts rows={[{ label: texts.organization, value: <span style={STYLES.code}>{data.organization}</span> }]} />
      <Paragraph>{texts.renamed}</Paragraph>
      <Paragraph>{texts.lost}</Paragraph>
      <Paragraph>{texts.kept}</Paragraph>
      <PageLink url={data.linkUrl} label={texts.open} />
    </>,
  );
}

export const linkFrozen = defineMail(linkFrozenMail, ({ person, url }) => [
  { ...person, organization: 'example-org', linkUrl: url },
]);
