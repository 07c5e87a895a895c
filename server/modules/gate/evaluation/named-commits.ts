import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Pace } from '#server/isolation/pace.ts';
import { CoAuthorPolicy, type GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { accountableFor, NOBODY, proposerOf, registeredBot } from './accountable.ts';
import { AgentStance, findAgent } from './agent-registry.rules.ts';
import { vouchersAt } from './assurance.ts';
import { keysOf, subjectsOfCommit, type CommitSubject } from './commit-subjects.ts';
import { SubjectRole } from './judgement.rules.ts';
import type { ProposedChange } from './judgement.ts';

/** A commit with those who are judged because of it. */
export interface NamedCommit {
  readonly commit: CommitFacts;
  readonly subjects: readonly CommitSubject[];
  /** How many lines name co-authors in a way that is not read. */
  readonly malformed: number;
}

/** Most co-authors of a change that are judged; every commit may name hundreds. */
const CO_AUTHORS_MAX = 2000;

/**
 * Names those who are judged: the subjects of each commit, and who answers for work of agents and bots. Where the policy
 * asks for none of them, who opened the pull request is judged, because a verdict has to be about somebody.
 */
export async function nameSubjects(
  change: ProposedChange,
  policy: GatePolicyFacts,
  pace: Pace,
): Promise<NamedCommit[]> {
  const named: NamedCommit[] = [];
  let left = CO_AUTHORS_MAX;
  for (const commit of change.commits) {
    await pace();
    const one = withoutCoAuthorsBeyond(left, nameOf(commit, change, policy));
    left -= one.subjects.filter(isCoAuthor).length;
    named.push(one);
  }
  const last = named.at(-1);
  if (last === undefined || named.some(({ subjects }) => subjects.some((one) => isRequired(one, policy)))) {
    return named;
  }
  const subjects = [...last.subjects, proposerOf(change) ?? NOBODY];
  return [...named.slice(0, -1), { ...last, subjects }];
}

/** Whether the policy asks for a subject; others are only shown. */
export function isRequired(subject: CommitSubject, policy: Pick<GatePolicyFacts, 'coAuthors' | 'agents'>): boolean {
  const agent = findAgent(subject, policy.agents);
  const isRefused = agent?.stance === AgentStance.REFUSE;
  const isDemanded = policy.coAuthors === CoAuthorPolicy.REQUIRE && agent === undefined;
  return subject.role !== SubjectRole.CO_AUTHOR || isRefused || isDemanded;
}

function isCoAuthor({ role }: CommitSubject): boolean {
  return role === SubjectRole.CO_AUTHOR;
}

/** What is beyond the limit is not read either. */
function withoutCoAuthorsBeyond(most: number, named: NamedCommit): NamedCommit {
  const beyond = new Set(named.subjects.filter(isCoAuthor).slice(most));
  return beyond.size === 0
    ? named
    : {
        ...named,
        subjects: named.subjects.filter((subject) => !beyond.has(subject)),
        malformed: named.malformed + beyond.size,
      };
}

/** Co-authors that the policy ignores are left out, but agents are shown. */
function nameOf(commit: CommitFacts, change: ProposedChange, policy: GatePolicyFacts): NamedCommit {
  const { instance, instances } = change;
  const { subjects: written, malformed } = subjectsOfCommit(commit, { instance, instances, policy });
  const named = written.map((subject) => asKnown(subject, commit, change));
  const asked = named.filter((subject) => isAsked(subject, policy));
  const answering = named
    .filter((subject) => !isCoAuthor(subject))
    .flatMap((subject) => answersFor(subject, { commit, change, policy }) ?? []);
  // Who answers for the commit may be asked already.
  const known = new Set(asked.filter((subject) => isRequired(subject, policy)).flatMap(keysOf));
  const further = answering.filter((one) => {
    const keys = keysOf(one);
    const isNew = keys.every((key) => !known.has(key));
    keys.forEach((key) => known.add(key));
    return isNew;
  });
  return { commit, subjects: [...asked, ...further], malformed };
}

/** An account that a typed address names, as the platform knows it: a person may have typed the name of a bot. */
function asKnown(subject: CommitSubject, commit: CommitFacts, change: ProposedChange): CommitSubject {
  const { account } = subject;
  const seen = [change.opener, change.pushers.get(commit.sha), ...vouchersAt(commit, change).map((one) => one.account)];
  const known = account === null ? undefined : seen.find((one) => one?.id === account.id);
  return account && known ? { ...subject, account: { ...account, login: known.login, bot: known.bot } } : subject;
}

function isAsked(subject: CommitSubject, { coAuthors, agents }: GatePolicyFacts): boolean {
  const agent = findAgent(subject, agents);
  if (agent !== undefined) {
    return agent.stance !== AgentStance.IGNORE;
  }
  return subject.role !== SubjectRole.CO_AUTHOR || coAuthors !== CoAuthorPolicy.IGNORE;
}

interface AskedCommit {
  readonly commit: CommitFacts;
  readonly change: ProposedChange;
  readonly policy: GatePolicyFacts;
}

/** Who is judged because a subject is an agent, or a bot that has pushed to a fork, where anybody may have started it. */
function answersFor(subject: CommitSubject, { commit, change, policy }: AskedCommit): CommitSubject | undefined {
  const { id } = subject.account ?? {};
  const own = vouchersAt(commit, change).filter(({ account }) => account !== null && account.id === id);
  const registered = registeredBot(subject, policy) !== undefined;
  const opened = id !== undefined && change.opener?.id === id;
  const { accountable } = change;
  if (registered && (opened || own.length > 0)) {
    const pushedToFork = !opened && !own.some(({ source }) => source === Vouching.BOT || source === Vouching.SIGNED);
    return pushedToFork ? (accountableFor(commit, change, policy) ?? NOBODY) : undefined;
  }
  const agent = findAgent(subject, policy.agents);
  if (agent === undefined || agent.stance === AgentStance.REFUSE) {
    return undefined;
  }
  const answering = agent.stance === AgentStance.IGNORE ? proposerOf(change) : accountableFor(commit, change, policy);
  // Without a platform the caller has to say who it is.
  return answering ?? (accountable === null || agent.stance === AgentStance.IGNORE ? NOBODY : undefined);
}
