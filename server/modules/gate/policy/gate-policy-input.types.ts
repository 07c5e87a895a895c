import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { GatePlatformName } from '#rules/gate-platform.ts';
import { Language } from '#rules/language.ts';
import { AgentStance } from '#server/modules/gate/evaluation/agent-registry.rules.ts';
import { SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { GivenAgent } from './check-agents.rules.ts';
import type { GivenBot, GivenOldCheck } from './gate-policy-input.rules.ts';
import { CoAuthorPolicy, CommentPolicy, type GateLabels } from './gate-policy.rules.ts';
import type { UpdateGatePolicyInput as UpdateGatePolicyFacts } from './update-gate-policy.ts';

@InputType({ description: 'A bot whose own pull requests are exempt.' })
export class RegisteredBotInput implements GivenBot {
  @Field(() => GatePlatformName, { description: 'Its platform.' })
  platform!: GatePlatformName;

  @Field(() => ID, { description: 'Id of its account.' })
  accountId!: string;

  @Field(() => String, { description: 'Its name, at most 100 characters.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Host of the instance that numbers the account; null for the public one, such as github.com.',
  })
  host?: string | null;
}

@InputType({
  description: 'An AI agent and what it means to the link. Of an agent that is known here, only the stance is read.',
})
export class RegisteredAgentInput implements GivenAgent {
  @Field(() => String, { description: 'Its name, at most 100 characters.' })
  name!: string;

  @Field(() => [String], { nullable: true, description: 'Addresses that it writes into commits, at most 20.' })
  emails?: string[] | null;

  @Field(() => [ID], { nullable: true, description: 'Ids of its accounts on one instance, at most 20.' })
  accountIds?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Host of the instance that numbers these accounts; null for github.com.',
  })
  host?: string | null;

  @Field(() => AgentStance, { description: 'What its commits mean.' })
  stance!: AgentStance;
}

@InputType({ description: 'Two different labels of at most 50 characters, without commas.' })
export class GateLabelsInput implements GateLabels {
  @Field(() => String, { description: 'Set while everybody is covered.' })
  covered!: string;

  @Field(() => String, { description: 'Set while somebody is not.' })
  uncovered!: string;
}

@InputType({ description: 'The CLA check that a community is moving from: a name, labels, or both.' })
export class OldCheckInput implements GivenOldCheck {
  @Field(() => String, {
    nullable: true,
    description: 'Name of its check or commit status, such as `license/cla`: at most 100 characters.',
  })
  name?: string | null;

  @Field(() => GateLabelsInput, {
    nullable: true,
    description: 'Its labels, read where the platform has no check of that name.',
  })
  labels?: GateLabels | null;
}

@InputType({
  description:
    'Changes to the policy of a link. What is left out stays; null stays as well, but switches `labels`, `minimumLines` and `oldCheck` off.',
})
export class UpdateGatePolicyInput implements UpdateGatePolicyFacts {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => [SubjectRole], { nullable: true, description: 'AUTHOR, COMMITTER or both.' })
  subjects?: SubjectRole[] | null;

  @Field(() => CoAuthorPolicy, { nullable: true, description: 'What co-authors are to it.' })
  coAuthors?: CoAuthorPolicy | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether required co-authors have to stand behind the commit; otherwise a signature of the named address suffices.',
  })
  coAuthorsNeedConfirmation?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether typed addresses and unproved accounts suffice.' })
  acceptClaimedAccounts?: boolean | null;

  @Field(() => [RegisteredBotInput], { nullable: true, description: 'At most 200.' })
  bots?: RegisteredBotInput[] | null;

  @Field(() => [RegisteredAgentInput], {
    nullable: true,
    description: 'At most 100: all whose stance is another than ASSISTANT, and all that the link adds.',
  })
  agents?: RegisteredAgentInput[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'At most 50 organisations or teams, such as `example` or `example/team@gitee.com`.',
  })
  exemptOrganizations?: string[] | null;

  @Field(() => Int, { nullable: true, description: '1 to 1,000; null: none.' })
  minimumLines?: number | null;

  @Field(() => [String], { nullable: true, description: 'At most 50 patterns such as `docs/**`.' })
  minimumLinesFiles?: string[] | null;

  @Field(() => GateLabelsInput, { nullable: true, description: 'Labels to set; null: none.' })
  labels?: GateLabelsInput | null;

  @Field(() => CommentPolicy, { nullable: true, description: 'How it comments.' })
  comment?: CommentPolicy | null;

  @Field(() => String, { nullable: true, description: 'Name of a built-in template, or `custom`.' })
  commentTemplate?: string | null;

  @Field(() => String, { nullable: true, description: 'Text of `custom`, at most 10,000 characters.' })
  commentText?: string | null;

  @Field(() => Language, { nullable: true, description: 'Language of comments and checks.' })
  commentLanguage?: Language | null;

  @Field(() => [String], { nullable: true, description: 'At most 10 words or phrases.' })
  commands?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether openers may cancel verdicts as well.' })
  openerMayCancel?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether signers are mailed, once for each pull request, that commits wait for them.',
  })
  confirmationMails?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the comment asks to be resolved, where a platform knows this.',
  })
  resolveComment?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether to pass as a tester, where a platform knows this.' })
  passAsTester?: boolean | null;

  @Field(() => OldCheckInput, {
    nullable: true,
    description: 'What verdicts about observed repositories are compared with; null: nothing.',
  })
  oldCheck?: OldCheckInput | null;
}

@ArgsType()
export class CommentPreviewArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'Name of a built-in template, or `custom`.' })
  template!: string;

  @Field(() => String, { nullable: true, description: 'Text of `custom`.' })
  text?: string | null;

  @Field(() => Language, { description: 'Language of a built-in template.' })
  language!: Language;
}
