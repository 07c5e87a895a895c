import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import { Language } from '#rules/language.ts';
import { AgentStance, type ListedAgent } from '#server/modules/gate/evaluation/agent-registry.rules.ts';
import { SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { CoAuthorPolicy, CommentPolicy } from './gate-policy.rules.ts';
import type { GateLabels, GatePolicyFacts, OldCheck, RegisteredBot } from './gate-policy.rules.ts';
import type { GateTemplate } from './gate-templates.ts';

registerEnumType(CoAuthorPolicy, {
  name: 'CoAuthorPolicy',
  description: 'What co-authors are to a policy. AI assistants are shown in any case, and never needed.',
  valuesConfig: {
    IGNORE: { description: 'Not looked at.' },
    WARN: { description: 'Shown, and not needed.' },
    REQUIRE: { description: 'Needed like authors.' },
  },
});

registerEnumType(CommentPolicy, {
  name: 'CommentPolicy',
  description: 'How the gate comments on pull requests.',
  valuesConfig: {
    OFF: { description: 'Not at all.' },
    EDIT: { description: 'By one comment, edited in place.' },
    NEW: { description: 'By a new comment each time, for robots that look for new ones.' },
  },
});

@ObjectType('RegisteredBot', { description: 'A bot whose own pull requests are exempt.' })
export class RegisteredBotType implements RegisteredBot {
  @Field(() => GatePlatformName, { description: 'Its platform.' })
  platform!: GatePlatformName;

  @Field(() => ID, { description: 'Id of its account, which stays when its login changes.' })
  accountId!: string;

  @Field(() => String, { description: 'Its name, for people.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Host of the instance that numbers the account; null for the public one, such as github.com.',
  })
  host!: string | null;
}

registerEnumType(AgentStance, {
  name: 'AgentStance',
  description: 'What commits of an AI agent mean to a link.',
  valuesConfig: {
    ASSISTANT: { description: 'A tool of the person who answers for the commit, and who is judged in its place.' },
    REFUSE: { description: 'They are not accepted.' },
    IGNORE: { description: 'The agent is left out; who opened the pull request is judged all the same.' },
  },
});

@ObjectType('RegisteredAgent', { description: 'An AI agent in the register of a link.' })
export class RegisteredAgentType implements ListedAgent {
  @Field(() => String, { description: 'Its name, which identifies it.' })
  name!: string;

  @Field(() => [String], { description: 'Addresses that it writes into commits, in lower case.' })
  emails!: ListedAgent['emails'];

  @Field(() => [ID], { description: 'Ids of its accounts, all on one instance.' })
  accountIds!: ListedAgent['accountIds'];

  @Field(() => String, { description: 'Host of the instance that numbers these accounts.' })
  host!: string;

  @Field(() => AgentStance, { description: 'What its commits mean.' })
  stance!: AgentStance;

  @Field(() => Boolean, { description: 'Whether the service knows it, so that a link changes its stance alone.' })
  builtIn!: boolean;
}

@ObjectType('GateLabels', { description: 'Labels that exclude each other.' })
export class GateLabelsType implements GateLabels {
  @Field(() => String, { description: 'Set while everybody is covered.' })
  covered!: string;

  @Field(() => String, { description: 'Set while somebody is not.' })
  uncovered!: string;
}

@ObjectType('OldCheck', { description: 'The CLA check that a community is moving from.' })
export class OldCheckType implements OldCheck {
  @Field(() => String, { nullable: true, description: 'Name of its check or commit status; null: it writes none.' })
  name!: string | null;

  @Field(() => GateLabelsType, { nullable: true, description: 'Its labels; null: it sets none.' })
  labels!: GateLabels | null;
}

@ObjectType('GatePolicy', { description: 'What a link demands of pull requests.' })
export class GatePolicyType implements GatePolicyFacts {
  @Field(() => [SubjectRole], { description: 'Whom of a commit it asks for: AUTHOR, COMMITTER or both.' })
  subjects!: GatePolicyFacts['subjects'];

  @Field(() => CoAuthorPolicy, { description: 'What co-authors are to it.' })
  coAuthors!: CoAuthorPolicy;

  @Field(() => Boolean, {
    description:
      'Whether required co-authors have to stand behind the commit; otherwise a signature of the named address suffices.',
  })
  coAuthorsNeedConfirmation!: boolean;

  @Field(() => Boolean, {
    description: 'Whether an address typed into a commit suffices, or an account that the platform ties to it.',
  })
  acceptClaimedAccounts!: boolean;

  @Field(() => [RegisteredAgentType], {
    description: 'The register of AI agents: those that are known here, and those that the link has added.',
  })
  agents!: ListedAgent[];

  @Field(() => [RegisteredBotType], { description: 'Bots whose own pull requests are exempt.' })
  bots!: GatePolicyFacts['bots'];

  @Field(() => [String], {
    description:
      'Organisations, or teams as organisation/team, whose members are exempt; with @host on this instance alone.',
  })
  exemptOrganizations!: GatePolicyFacts['exemptOrganizations'];

  @Field(() => Int, {
    nullable: true,
    description:
      'Changes of text of at most so many lines are exempt, where the platform tells text apart; null: none.',
  })
  minimumLines!: number | null;

  @Field(() => [String], { description: 'Patterns that all files of such a change must match; empty: any file.' })
  minimumLinesFiles!: GatePolicyFacts['minimumLinesFiles'];

  @Field(() => GateLabelsType, { nullable: true, description: 'Labels to set; null: none.' })
  labels!: GateLabels | null;

  @Field(() => CommentPolicy, { description: 'How it comments.' })
  comment!: CommentPolicy;

  @Field(() => String, { description: 'Name of a built-in template, or `custom`.' })
  commentTemplate!: string;

  @Field(() => String, { nullable: true, description: 'Text of `custom`.' })
  commentText!: string | null;

  @Field(() => Language, { description: 'Language of comments and checks.' })
  commentLanguage!: Language;

  @Field(() => [String], { description: 'Words in comments that judge again, or cancel until the next push.' })
  commands!: GatePolicyFacts['commands'];

  @Field(() => Boolean, {
    description: 'Whether whoever opened a pull request may cancel its verdict, besides people who may write.',
  })
  openerMayCancel!: boolean;

  @Field(() => Boolean, {
    description: 'Whether signers are mailed, once for each pull request, that commits wait for them.',
  })
  confirmationMails!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the comment asks to be resolved until everybody is covered, on platforms that know this (GitCode).',
  })
  resolveComment!: boolean;

  @Field(() => Boolean, {
    description: 'Whether covered pull requests are passed as a tester, on platforms that know this (GitCode).',
  })
  passAsTester!: boolean;

  @Field(() => OldCheckType, {
    nullable: true,
    description: 'What verdicts about observed repositories are compared with; null: nothing.',
  })
  oldCheck!: OldCheck | null;
}

@ObjectType('GateTemplate', { description: 'A built-in comment, with the settings that belong to it.' })
export class GateTemplateType implements Omit<GateTemplate, 'text' | 'wholeComment'> {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, {
    description:
      'In the language that the browser asks for. `{{#covered}}…{{/covered}}` and `{{#uncovered}}…{{/uncovered}}` hold what only such verdicts say; `{{opener}}`, `{{community}}`, `{{subjects}}`, `{{commits}}`, `{{page}}`, `{{sign}}` and `{{recheck}}` are filled in.',
  })
  text!: string;

  @Field(() => Boolean, { description: 'The setting that belongs to it.' })
  acceptClaimedAccounts!: boolean;

  @Field(() => CommentPolicy, { description: 'How it comments.' })
  comment!: CommentPolicy;

  @Field(() => GateLabelsType, { nullable: true, description: 'Labels that belong to it.' })
  labels!: GateLabels | null;

  @Field(() => [String], { description: 'Commands that belong to it.' })
  commands!: GateTemplate['commands'];
}

@ObjectType({ description: 'The policy has been changed.' })
export class UpdateGatePolicyPayload {
  @Field(() => GatePolicyType, { description: 'The policy.' })
  policy!: GatePolicyType;

  @Field(() => Int, { description: 'How many open pull requests are judged again; 0 when nothing changed.' })
  judgedAgain!: number;
}
