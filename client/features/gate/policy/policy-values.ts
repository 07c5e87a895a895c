import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import type {
  AgentStance,
  CoAuthorPolicy,
  CommentPolicy,
  GatePlatform,
  GatePolicyQuery,
  PolicyFactsFragment,
  RegisteredAgentInput,
  RegisteredBotInput,
  SubjectRole,
  UpdateGatePolicyInput,
} from '#generated/graphql.ts';
import { characterCount } from '#rules/field-value.ts';
import { GatePlatformName, publicHost } from '#rules/gate-platform.ts';
import type { LanguageKey } from '#rules/language.ts';

/** The name under which a policy has a comment of its own. */
export const CUSTOM = 'custom';

const LABEL_MAX = 50;
const LINES_MAX = 1000;
const PLATFORMS: readonly GatePlatform[] = ['GITHUB', 'GITEE', 'GITCODE', 'GITLAB', 'GITEA', 'FORGEJO'];
/** A bot as typed: platform, or platform@host of another instance than the public one; number of the account; name. */
const BOT = /^(?<platform>[A-Z]+)(?:@(?<host>\S+))?\s+(?<accountId>[\w-]+)\s+(?<name>\S.*)$/;

/** What commits of an AI agent may mean. */
export const STANCES: readonly AgentStance[] = ['ASSISTANT', 'REFUSE', 'IGNORE'];

/** An agent as typed: what its commits mean, its name, and the emails and numbers of accounts that it has. */
const AGENT = /^(?<stance>[A-Z]+)\s+(?<name>[^:\s][^:]*):\s*(?<marks>\S.*)$/;
/** An account as typed: its number at GitHub, or host/number of another instance. */
const ACCOUNT = /^(?:(?<host>[\w.-]+(?::\d{1,5})?)\/)?(?<id>\d+)$/;
const GITHUB_HOST = publicHost(GatePlatformName.GITHUB);

/** Whom of a commit the rules ask for. */
export const SUBJECTS_CHOICES = ['AUTHOR', 'COMMITTER', 'BOTH'] as const;
export type SubjectsChoice = (typeof SUBJECTS_CHOICES)[number];

/** The subjects as they are chosen; null stays null. */
export function toSubjectsChoice(subjects: readonly SubjectRole[] | null): SubjectsChoice | null {
  if (subjects === null) {
    return null;
  }
  const [subject, another] = subjects;
  return another === undefined && (subject === 'AUTHOR' || subject === 'COMMITTER') ? subject : 'BOTH';
}

/** The subjects that a choice stands for. */
export function toSubjects(choice: SubjectsChoice): SubjectRole[] {
  return choice === 'BOTH' ? ['AUTHOR', 'COMMITTER'] : [choice];
}

/** The rules as typed; lists have an entry a line. */
export interface PolicyValues {
  readonly subjects: SubjectsChoice;
  readonly coAuthors: CoAuthorPolicy;
  readonly coAuthorsNeedConfirmation: 'yes' | 'no';
  readonly claimed: 'yes' | 'no';
  readonly exemptOrganizations: string;
  readonly bots: string;
  /** What commits of the agents mean that the service knows, in their order. */
  readonly stances: readonly AgentStance[];
  readonly agents: string;
  readonly minimumLines: string;
  readonly minimumLinesFiles: string;
  readonly comment: CommentPolicy;
  readonly commentTemplate: string;
  readonly commentText: string;
  readonly commentLanguage: LanguageKey;
  readonly covered: string;
  readonly uncovered: string;
  readonly commands: string;
  readonly openerMayCancel: 'yes' | 'no';
  readonly confirmationMails: 'yes' | 'no';
  readonly resolveComment: 'yes' | 'no';
  readonly passAsTester: 'yes' | 'no';
}

/** A built-in template with its settings. */
export type Template = GatePolicyQuery['gateTemplates'][number];

/** The stored rules as they are edited. */
export function toValues(policy: PolicyFactsFragment): PolicyValues {
  return {
    subjects: toSubjectsChoice(policy.subjects) ?? 'AUTHOR',
    coAuthors: policy.coAuthors,
    coAuthorsNeedConfirmation: policy.coAuthorsNeedConfirmation ? 'yes' : 'no',
    claimed: policy.acceptClaimedAccounts ? 'yes' : 'no',
    exemptOrganizations: policy.exemptOrganizations.join('\n'),
    bots: policy.bots.map(botLine).join('\n'),
    stances: builtInAgents(policy).map(({ stance }) => stance),
    agents: policy.agents
      .filter(({ builtIn }) => !builtIn)
      .map(agentLine)
      .join('\n'),
    minimumLines: policy.minimumLines === null ? '' : String(policy.minimumLines),
    minimumLinesFiles: policy.minimumLinesFiles.join('\n'),
    comment: policy.comment,
    commentTemplate: policy.commentTemplate,
    commentText: policy.commentText ?? '',
    commentLanguage: policy.commentLanguage,
    covered: policy.labels?.covered ?? '',
    uncovered: policy.labels?.uncovered ?? '',
    commands: policy.commands.join('\n'),
    openerMayCancel: policy.openerMayCancel ? 'yes' : 'no',
    confirmationMails: policy.confirmationMails ? 'yes' : 'no',
    resolveComment: policy.resolveComment ? 'yes' : 'no',
    passAsTester: policy.passAsTester ? 'yes' : 'no',
  };
}

/** What belongs to a built-in template, as values. */
export function templateValues(
  template: Template,
): Pick<PolicyValues, 'claimed' | 'comment' | 'covered' | 'uncovered' | 'commands'> {
  return {
    claimed: template.acceptClaimedAccounts ? 'yes' : 'no',
    comment: template.comment,
    covered: template.labels?.covered ?? '',
    uncovered: template.labels?.uncovered ?? '',
    commands: template.commands.join('\n'),
  };
}

/** The AI agents that the service knows. */
export function builtInAgents({ agents }: Pick<PolicyFactsFragment, 'agents'>): PolicyFactsFragment['agents'] {
  return agents.filter(({ builtIn }) => builtIn);
}

/** The change that stores the rules, which have no problem; `policy` are those that were edited. */
export function toInput(
  linkId: string,
  values: PolicyValues,
  policy: Pick<PolicyFactsFragment, 'agents'>,
): UpdateGatePolicyInput {
  const covered = values.covered.trim();
  return {
    linkId,
    subjects: toSubjects(values.subjects),
    coAuthors: values.coAuthors,
    coAuthorsNeedConfirmation: values.coAuthorsNeedConfirmation === 'yes',
    acceptClaimedAccounts: values.claimed === 'yes',
    exemptOrganizations: linesOf(values.exemptOrganizations),
    bots: linesOf(values.bots).flatMap((line) => readBot(line) ?? []),
    agents: [
      ...builtInAgents(policy).map(({ name }, index) => ({ name, stance: values.stances[index] ?? 'ASSISTANT' })),
      ...linesOf(values.agents).flatMap((line) => readAgent(line) ?? []),
    ],
    minimumLines: values.minimumLines.trim() === '' ? null : Number(values.minimumLines),
    minimumLinesFiles: linesOf(values.minimumLinesFiles),
    labels: covered === '' ? null : { covered, uncovered: values.uncovered.trim() },
    comment: values.comment,
    commentTemplate: values.commentTemplate,
    ...(values.commentTemplate === CUSTOM && { commentText: values.commentText }),
    commentLanguage: values.commentLanguage,
    commands: linesOf(values.commands),
    openerMayCancel: values.openerMayCancel === 'yes',
    confirmationMails: values.confirmationMails === 'yes',
    resolveComment: values.resolveComment === 'yes',
    passAsTester: values.passAsTester === 'yes',
  };
}

/** What is wrong with the rules as typed. */
export function findProblems(intl: IntlShape, values: PolicyValues): Problems<PolicyValues> {
  const wrongBot = linesOf(values.bots).findIndex((line) => readBot(line) === undefined);
  const wrongAgent = linesOf(values.agents).findIndex((line) => readAgent(line) === undefined);
  const lines = values.minimumLines.trim();
  const areLines = lines === '' || (/^[1-9]\d{0,3}$/.test(lines) && Number(lines) <= LINES_MAX);
  const isCustom = values.commentTemplate === CUSTOM;
  return {
    exemptOrganizations: undefined,
    bots: wrongBot === -1 ? undefined : intl.formatMessage({ id: 'gatePolicy.bots.problem' }, { line: wrongBot + 1 }),
    agents:
      wrongAgent === -1 ? undefined : intl.formatMessage({ id: 'gatePolicy.agents.problem' }, { line: wrongAgent + 1 }),
    minimumLines: areLines ? undefined : intl.formatMessage({ id: 'gatePolicy.minimumLines.problem' }),
    minimumLinesFiles: undefined,
    commentText:
      isCustom && values.commentText.trim() === '' ? intl.formatMessage({ id: 'gatePolicy.text.problem' }) : undefined,
    covered: areLabels(values) ? undefined : intl.formatMessage({ id: 'gatePolicy.labels.problem' }),
    uncovered: undefined,
    commands: undefined,
  };
}

function areLabels(values: PolicyValues): boolean {
  const labels = [values.covered.trim(), values.uncovered.trim()];
  const [covered = '', uncovered = ''] = labels;
  const areFine = labels.every((label) => label !== '' && characterCount(label) <= LABEL_MAX && !label.includes(','));
  return (covered === '' && uncovered === '') || (areFine && covered.toLowerCase() !== uncovered.toLowerCase());
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function botLine({ platform, host, accountId, name }: PolicyFactsFragment['bots'][number]): string {
  const instance = host === publicHost(GatePlatformName[platform]) ? null : host;
  return `${platform}${instance === null ? '' : `@${instance}`} ${accountId} ${name}`;
}

function readBot(line: string): RegisteredBotInput | undefined {
  const { platform, host, accountId, name } = BOT.exec(line)?.groups ?? {};
  const known = PLATFORMS.find((key) => key === platform);
  const isSomewhere = host !== undefined || (known !== undefined && publicHost(GatePlatformName[known]) !== null);
  return known === undefined || !isSomewhere || accountId === undefined || name === undefined
    ? undefined
    : { platform: known, host: host ?? null, accountId, name };
}

function agentLine({ name, emails, accountIds, host, stance }: PolicyFactsFragment['agents'][number]): string {
  const accounts = accountIds.map((id) => (host === GITHUB_HOST ? id : `${host}/${id}`));
  return `${stance} ${name}: ${[...emails, ...accounts].join(', ')}`;
}

function readAgent(line: string): RegisteredAgentInput | undefined {
  const { stance, name, marks = '' } = AGENT.exec(line)?.groups ?? {};
  const known = STANCES.find((one) => one === stance);
  const all = marks.split(/[\s,]+/).filter((mark) => mark !== '');
  const emails = all.filter((mark) => mark.includes('@'));
  const accounts = all.map((mark) => ACCOUNT.exec(mark)?.groups).filter((account) => account !== undefined);
  const [host = null, another] = new Set(accounts.map((account) => account['host'] ?? null));
  const isRead = name !== undefined && emails.length + accounts.length === all.length && another === undefined;
  const accountIds = accounts.flatMap(({ id = [] }) => id);
  return known !== undefined && isRead ? { name: name.trim(), emails, accountIds, host, stance: known } : undefined;
}
