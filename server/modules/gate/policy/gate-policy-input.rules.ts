import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { publicHost } from '#rules/gate-platform.ts';
import type { Language } from '#rules/language.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkAgents, type GivenAgent } from './check-agents.rules.ts';
import { COMMENT_TEXT_MAX_LENGTH, isCommentTemplate } from './comment-template.rules.ts';
import { readEntryHost } from './entry-host.rules.ts';
import { readExemptGroup } from './exempt-group.rules.ts';
import { CUSTOM_TEMPLATE, PolicySubject } from './gate-policy.rules.ts';
import type {
  CoAuthorPolicy,
  CommentPolicy,
  GateLabels,
  GatePolicyFacts,
  OldCheck,
  RegisteredBot,
} from './gate-policy.rules.ts';

/** A registered bot as given, unchecked. */
export type GivenBot = Omit<RegisteredBot, 'host'> & { readonly host?: string | null | undefined };

/** An old check as given, unchecked. */
export type GivenOldCheck = { readonly [Name in keyof OldCheck]?: OldCheck[Name] | undefined };

/** Changes to a policy, unchecked. What is left out stays; null stays as well, but switches some settings off. */
export interface GatePolicyChanges {
  readonly subjects?: readonly string[] | null | undefined;
  readonly coAuthors?: CoAuthorPolicy | null | undefined;
  readonly coAuthorsNeedConfirmation?: boolean | null | undefined;
  readonly acceptClaimedAccounts?: boolean | null | undefined;
  readonly bots?: readonly GivenBot[] | null | undefined;
  readonly agents?: readonly GivenAgent[] | null | undefined;
  readonly exemptOrganizations?: readonly string[] | null | undefined;
  readonly minimumLines?: number | null | undefined;
  readonly minimumLinesFiles?: readonly string[] | null | undefined;
  readonly labels?: GateLabels | null | undefined;
  readonly comment?: CommentPolicy | null | undefined;
  readonly commentTemplate?: string | null | undefined;
  readonly commentText?: string | null | undefined;
  readonly commentLanguage?: Language | null | undefined;
  readonly commands?: readonly string[] | null | undefined;
  readonly openerMayCancel?: boolean | null | undefined;
  readonly confirmationMails?: boolean | null | undefined;
  readonly resolveComment?: boolean | null | undefined;
  readonly passAsTester?: boolean | null | undefined;
  readonly oldCheck?: GivenOldCheck | null | undefined;
}

/** The most entries of a list, and the characters of one. */
const LIMITS = {
  bots: { entries: 200, length: 100 },
  exemptOrganizations: { entries: 50, length: 200 },
  minimumLinesFiles: { entries: 50, length: 200 },
  commands: { entries: 10, length: 50 },
} as const;
const MINIMUM_LINES_MAX = 1000;
const LABEL_MAX_LENGTH = 50;
const CHECK_NAME_MAX_LENGTH = 100;
const ACCOUNT_ID = /^[\w-]{1,64}$/;

/**
 * Returns a policy with the changes. Error: `bad_request_parameter` with the field, of an entry as `bots.0.accountId`
 * or
 * `commands.0`.
 */
export function changePolicy(
  policy: GatePolicyFacts,
  given: GatePolicyChanges,
  templates: readonly string[],
): GatePolicyFacts {
  const commentTemplate = given.commentTemplate ?? policy.commentTemplate;
  const commentText = given.commentText ?? policy.commentText;
  refuseUnless(commentTemplate === CUSTOM_TEMPLATE || templates.includes(commentTemplate), 'commentTemplate');
  if (given.commentText !== null && given.commentText !== undefined) {
    checkCommentText(given.commentText);
  }
  refuseUnless(commentTemplate !== CUSTOM_TEMPLATE || commentText !== null, 'commentText');
  return {
    subjects: given.subjects ? checkSubjects(given.subjects) : policy.subjects,
    coAuthors: given.coAuthors ?? policy.coAuthors,
    coAuthorsNeedConfirmation: given.coAuthorsNeedConfirmation ?? policy.coAuthorsNeedConfirmation,
    acceptClaimedAccounts: given.acceptClaimedAccounts ?? policy.acceptClaimedAccounts,
    bots: given.bots ? checkBots(given.bots) : policy.bots,
    agents: given.agents ? checkAgents(given.agents) : policy.agents,
    exemptOrganizations: given.exemptOrganizations
      ? checkList('exemptOrganizations', given.exemptOrganizations, isExemptGroup)
      : policy.exemptOrganizations,
    minimumLines: given.minimumLines === undefined ? policy.minimumLines : checkMinimumLines(given.minimumLines),
    minimumLinesFiles: given.minimumLinesFiles
      ? checkList('minimumLinesFiles', given.minimumLinesFiles)
      : policy.minimumLinesFiles,
    labels: given.labels === undefined ? policy.labels : checkLabels(given.labels),
    comment: given.comment ?? policy.comment,
    commentTemplate,
    commentText,
    commentLanguage: given.commentLanguage ?? policy.commentLanguage,
    commands: given.commands ? checkList('commands', given.commands) : policy.commands,
    openerMayCancel: given.openerMayCancel ?? policy.openerMayCancel,
    confirmationMails: given.confirmationMails ?? policy.confirmationMails,
    resolveComment: given.resolveComment ?? policy.resolveComment,
    passAsTester: given.passAsTester ?? policy.passAsTester,
    oldCheck: given.oldCheck === undefined ? policy.oldCheck : checkOldCheck(given.oldCheck),
  };
}

/** Throws `bad_request_parameter` with `field` for a text that is no template or has more than 10,000 characters. */
export function checkCommentText(text: string, field = 'commentText'): void {
  refuseUnless(characterCount(text) <= COMMENT_TEXT_MAX_LENGTH && isCommentTemplate(text), field);
}

/** Throws `bad_request_parameter` with `field` unless it is authors, committers or both. */
export function checkSubjects(given: readonly string[], field = 'subjects'): PolicySubject[] {
  const known = Object.values(PolicySubject).filter((subject) => given.includes(subject));
  refuseUnless(known.length > 0 && known.length === given.length, field);
  return known;
}

function checkBots(given: readonly GivenBot[]): RegisteredBot[] {
  const { entries, length } = LIMITS.bots;
  refuseUnless(given.length <= entries, 'bots');
  const bots = given.map(({ platform, accountId, name, host }, index) => {
    const instance = host ? readEntryHost(host) : publicHost(platform);
    const bot = { platform, accountId: accountId.trim(), name: name.trim(), host: instance ?? null };
    refuseUnless(ACCOUNT_ID.test(bot.accountId), `bots.${index}.accountId`);
    refuseUnless(isLine(bot.name, length), `bots.${index}.name`);
    refuseUnless(bot.host !== null, `bots.${index}.host`);
    return bot;
  });
  const keys = bots.map(({ platform, accountId, host }) => [platform, accountId, host].join(' '));
  refuseUnless(new Set(keys).size === keys.length, 'bots');
  return bots;
}

function checkList(
  field: keyof typeof LIMITS,
  given: readonly string[],
  isValid: (entry: string) => boolean = () => true,
): string[] {
  const { entries, length } = LIMITS[field];
  const list = given.map((entry) => entry.trim());
  refuseUnless(list.length <= entries && new Set(list).size === list.length, field);
  list.forEach((entry, index) => refuseUnless(isLine(entry, length) && isValid(entry), `${field}.${index}`));
  return list;
}

function isExemptGroup(entry: string): boolean {
  return readExemptGroup(entry) !== undefined;
}

function checkMinimumLines(lines: number | null): number | null {
  refuseUnless(lines === null || (lines >= 1 && lines <= MINIMUM_LINES_MAX), 'minimumLines');
  return lines;
}

function checkOldCheck(given: GivenOldCheck | null): OldCheck | null {
  if (given === null) {
    return null;
  }
  const name = given.name?.trim() ?? null;
  refuseUnless(name === null || isLine(name, CHECK_NAME_MAX_LENGTH), 'oldCheck.name');
  const labels = checkLabels(given.labels ?? null, 'oldCheck.labels');
  refuseUnless(name !== null || labels !== null, 'oldCheck');
  return { name, labels };
}

/** Platforms separate labels by commas. */
function checkLabels(given: GateLabels | null, field = 'labels'): GateLabels | null {
  if (given === null) {
    return null;
  }
  const labels = { covered: given.covered.trim(), uncovered: given.uncovered.trim() };
  for (const name of ['covered', 'uncovered'] as const) {
    refuseUnless(isLine(labels[name], LABEL_MAX_LENGTH) && !labels[name].includes(','), `${field}.${name}`);
  }
  refuseUnless(labels.covered.toLowerCase() !== labels.uncovered.toLowerCase(), field);
  return labels;
}

function isLine(text: string, maxLength: number): boolean {
  return text !== '' && characterCount(text) <= maxLength && !hasControlCharacter(text);
}

function refuseUnless(valid: boolean, field: string): void {
  if (!valid) {
    throw new AppError('bad_request_parameter', { field });
  }
}
