import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import type { OldCheck } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { OldCheckType } from '#server/modules/gate/policy/gate-policy.types.ts';
import { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { DifferenceReason, OldVerdict } from './compare-verdicts.rules.ts';

registerEnumType(OldVerdict, {
  name: 'OldVerdict',
  description: 'What the check says that a community is moving from.',
  valuesConfig: {
    COVERED: { description: 'It passes.' },
    UNCOVERED: { description: 'It does not pass.' },
    PENDING: { description: 'It is still pending; after ten minutes that counts as not passing.' },
    MISSING: { description: 'It says nothing about this head.' },
  },
});

registerEnumType(DifferenceReason, {
  name: 'DifferenceReason',
  description: 'Why the verdict differs from that of the old check.',
  valuesConfig: {
    NOT_SIGNED: { description: 'Somebody has not signed here.' },
    INACTIVE: { description: "A manager of the employer has not activated an employee's signing." },
    EXPIRED: { description: 'Somebody must agree to a newer version.' },
    UNPROVED_ADDRESS: { description: 'Nobody has proved an address or an account, or vouches for a commit.' },
    NO_ADDRESS: { description: 'A commit names no usable address.' },
    UNKNOWN_BOT: { description: 'A bot is not in the register.' },
    REFUSED_AGENT: { description: 'The community refuses the work of an AI agent.' },
    LIST_INCOMPLETE: { description: 'The platform does not list all commits.' },
    PLATFORM_UNREADABLE: { description: 'The platform did not tell what is needed.' },
    SIGNING: { description: 'Everybody has signed here.' },
    IMPORT: { description: 'An imported account covers somebody.' },
    EXEMPTION: { description: 'The rules exempt somebody.' },
    BOT: { description: 'A bot in the register is exempt.' },
    OVERRIDE: { description: 'Somebody has set the verdict.' },
    NOBODY_ASKED: { description: 'The rules ask for nobody in these commits.' },
  },
});

@ObjectType({ description: 'How often the verdicts about the heads first compared on a day agree now.' })
export class ComparedDay {
  @Field(() => String, { description: 'The day in UTC: `2026-11-29`.' })
  day!: string;

  @Field(() => Int, { description: 'Heads about which both say the same.' })
  agreeing!: number;

  @Field(() => Int, { description: 'Heads about which they do not.' })
  differing!: number;

  @Field(() => Int, { description: 'Heads about which one of them says nothing yet.' })
  open!: number;
}

@ObjectType('VerdictComparison', {
  description: 'How verdicts compare with the check that a community is moving from.',
})
export class VerdictComparisonType {
  @Field(() => OldCheckType, { nullable: true, description: 'That check, as the policy names it; null: none.' })
  oldCheck!: OldCheck | null;

  @Field(() => [ComparedDay], {
    description: 'The last 28 days, the latest first; days without any compared head are left out.',
  })
  days!: ComparedDay[];
}

@ObjectType('VerdictDifference', { description: 'A head about which the old check says something else.' })
export class VerdictDifferenceType {
  @Field(() => ID, { description: 'The pull request.' })
  pullRequestId!: string;

  @Field(() => String, { description: 'Path of its repository.' })
  path!: string;

  @Field(() => Int, { description: 'Its number in the repository.' })
  number!: number;

  @Field(() => String, { nullable: true, description: 'Its title.' })
  title!: string | null;

  @Field(() => ID, { description: 'The head.' })
  headSha!: string;

  @Field(() => OldVerdict, { description: 'What the old check says.' })
  oldVerdict!: OldVerdict;

  @Field(() => Verdict, { description: 'What the gate says.' })
  verdict!: Verdict;

  @Field(() => DifferenceReason, { description: 'Why the gate says so.' })
  reason!: DifferenceReason;

  @Field(() => GraphQLISODateTime, { description: 'When both were last compared.' })
  comparedAt!: Date;
}

export const VerdictDifferenceConnection = connectionOf(VerdictDifferenceType, 'VerdictDifference');

@ArgsType()
export class VerdictDifferencesArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;
}
