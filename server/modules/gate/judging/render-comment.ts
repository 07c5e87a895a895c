import { Language } from '#rules/language.ts';
import { signPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { isMachine } from '#server/modules/gate/evaluation/accountable.ts';
import { CoverageStep, SubjectRole, type CoverageGap } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { JudgedSubject } from '#server/modules/gate/evaluation/judgement.ts';
import { platformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import type { UncoveredSubject } from '#server/modules/gate/evaluation/uncovered.ts';
import { fillCommentTemplate } from '#server/modules/gate/policy/comment-template.rules.ts';
import { commentTemplateOf } from '#server/modules/gate/policy/gate-templates.ts';
import { maskAddress } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { escapeMarkdown } from './markdown.rules.ts';
import type { PublishedVerdict } from './published-verdict.ts';
import type { ShownPullRequest } from './shown-pull-request.ts';

/** Most people that a comment lists; the page lists all. */
const ROWS_MAX = 20;

/** Most characters of a name in a comment. */
const NAME_MAX_LENGTH = 100;

type GapTexts = Readonly<Record<CoverageGap, string>>;

const GAPS: Readonly<Record<Language, GapTexts>> = {
  [Language.ZH]: {
    not_signed: '尚未签署',
    inactive: '等待所在企业的管理员激活',
    expired: '需要同意新版本',
    unproved_address: '邮箱或账号尚未验证',
    no_address: '提交中没有可用的邮箱',
    unknown_bot: '未登记的机器人账号',
    refused_agent: '社区不接受的 AI 智能体',
    list_incomplete: '平台没有列出全部提交',
    platform_unreadable: '平台没有返回所需的信息',
  },
  [Language.EN]: {
    not_signed: 'has not signed',
    inactive: 'waits for a manager of the employer',
    expired: 'must agree to the newer version',
    unproved_address: 'address or account is not proved',
    no_address: 'the commit has no usable address',
    unknown_bot: 'a bot that is not registered',
    refused_agent: 'an AI agent that the community does not accept',
    list_incomplete: 'the platform does not list all commits',
    platform_unreadable: 'the platform did not tell what is needed',
  },
};

/** A comment does not say who has signed: it would say whose name could be typed. */
const TO_CONFIRM: Readonly<Record<Language, string>> = {
  [Language.ZH]: '需要作者本人确认提交或签署',
  [Language.EN]: 'has to confirm the commits, or sign',
};

/** A co-author line that names nobody: a missing address is one of its reasons. */
const CO_AUTHOR_UNREAD: Readonly<Record<Language, string>> = {
  [Language.ZH]: '有 Co-authored-by 行无法识别，或超出数量上限',
  [Language.EN]: 'a Co-authored-by line cannot be read, or there are too many',
};

interface TableTexts {
  readonly head: string;
  readonly more: (count: number) => string;
}

const TABLES: Readonly<Record<Language, TableTexts>> = {
  [Language.ZH]: { head: '| 提交 | 提交者 | 原因 |', more: (count) => `另有 ${count} 位，见详情页。` },
  [Language.EN]: { head: '| Commit | Who | Why |', more: (count) => `${count} more are on the page.` },
};

const COMMITS_MORE: Readonly<Record<Language, (count: number) => string>> = {
  [Language.ZH]: (count) => `另有 ${count} 个提交，见详情页。`,
  [Language.EN]: (count) => `${count} more commits are on the page.`,
};

/** Renders the comment about a published verdict by the policy's template. Everything from the platform is escaped. */
export function renderComment(
  { deps }: Pick<AppContext, 'deps'>,
  shown: ShownPullRequest,
  decided: PublishedVerdict,
): string {
  const { target, page } = shown;
  const { policy } = target;
  const language = policy.commentLanguage;
  const template = { commentTemplate: policy.commentTemplate, commentText: policy.commentText ?? null };
  const text = commentTemplateOf(template, language) ?? commentTemplateOf(FALLBACK, language) ?? '';
  const link = target.repository.link.$;
  const words = {
    opener: openerOf(shown, decided),
    community: escapeMarkdown(link.alias),
    subjects: renderReasons(decided, language),
    commits: renderCommits(decided, { language, page }),
    page,
    sign: new URL(signPath(link.linkId), deps.config.publicUrl).href,
    recheck: policy.commands[0] ?? '',
  };
  return fillCommentTemplate(text, { part: decided.verdict === 'covered' ? 'covered' : 'uncovered', words });
}

/**
 * The opener, who is mentioned while there is something to be done, and is the only one who is. A mention can start the
 * work of a bot or an assistant, so those are only named.
 */
function openerOf({ facts: { opener }, target }: ShownPullRequest, { verdict }: PublishedVerdict): string {
  if (opener === null) {
    return '';
  }
  const { policy, repository } = target;
  const { host, connection } = repository;
  const account = { ...opener, ...platformInstance(connection.$.platform, host) };
  return verdict === 'covered' || isMachine(account, policy)
    ? escapeMarkdown(opener.login)
    : `@${opener.login.replaceAll(/[^\w.[\]-]/g, '')}`;
}

const FALLBACK = { commentTemplate: 'default', commentText: null } as const;

type Reasons = Pick<PublishedVerdict, 'judgement' | 'uncovered' | 'overriddenBy' | 'overrideReason'>;

/** The reason of an override, or a table of those who are not covered. */
export function renderReasons({ uncovered, overriddenBy, overrideReason }: Reasons, language: Language): string {
  if (overriddenBy !== null) {
    return escapeMarkdown(`${overriddenBy}: ${overrideReason ?? ''}`.slice(0, 600));
  }
  if (uncovered.length === 0) {
    return '';
  }
  const { head, more } = TABLES[language];
  const rows = uncovered.slice(0, ROWS_MAX).map((person) => renderRow(person, language));
  const rest = uncovered.length > ROWS_MAX ? ['', more(uncovered.length - ROWS_MAX)] : [];
  return [head, '| --- | --- | --- |', ...rows, ...rest].join('\n');
}

/** How a table of commits is written. */
interface CommitTable {
  readonly language: Language;
  /** The page that each commit links to. */
  readonly page: string;
}

/**
 * The reason of an override, or a table of the commits that name somebody who is not covered. Tools look for its head.
 */
export function renderCommits(reasons: Reasons, { language, page }: CommitTable): string {
  if (reasons.overriddenBy !== null) {
    return renderReasons(reasons, language);
  }
  const uncovered = reasons.judgement.commits
    .map(({ sha, subjects }) => ({ sha, people: subjects.filter(({ required, covered }) => required && !covered) }))
    .filter(({ people }) => people.length > 0);
  if (uncovered.length === 0) {
    return '';
  }
  const rows = uncovered.slice(0, ROWS_MAX).map(({ sha, people }) => {
    const named = people.map((person) => `${nameOf(person)} ${whyOf(person, language)}`.trim());
    return `| [${sha.slice(0, 10)}](${page}) | ${named.join('<br>')} |`;
  });
  const rest = uncovered.length > ROWS_MAX ? ['', COMMITS_MORE[language](uncovered.length - ROWS_MAX)] : [];
  return ['| Commit | Reason |', '| --- | --- |', ...rows, ...rest].join('\n');
}

function renderRow(person: UncoveredSubject, language: Language): string {
  const [first = '', ...further] = person.commits;
  const more = further.length > 0 ? ` +${further.length}` : '';
  return `| ${first.slice(0, 10)}${more} | ${nameOf(person)} | ${whyOf(person, language)} |`;
}

function nameOf({ account, email }: JudgedSubject): string {
  const address = email === null ? null : maskAddress(email);
  const who = [account?.login, address].filter((name) => name !== undefined && name !== null).join(', ');
  return escapeMarkdown(who.slice(0, NAME_MAX_LENGTH));
}

function whyOf({ role, email, account, missing, step }: JudgedSubject, language: Language): string {
  if (role === SubjectRole.CO_AUTHOR && email === null && account === null) {
    return CO_AUTHOR_UNREAD[language];
  }
  if (step === CoverageStep.CONFIRM_COMMITS) {
    return TO_CONFIRM[language];
  }
  return missing === null ? '' : GAPS[language][missing];
}
