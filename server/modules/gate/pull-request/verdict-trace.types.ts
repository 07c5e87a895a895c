import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Assurance, CoverageGap, CoverageStep, SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import { Verdict } from './pull-request.entity.ts';

registerEnumType(Verdict, {
  name: 'Verdict',
  description: 'What was found about a head of a pull request.',
  valuesConfig: {
    PENDING: { description: 'It is being judged.' },
    COVERED: { description: 'Everybody who must be is covered.' },
    UNCOVERED: { description: 'Somebody is not covered.' },
    UNKNOWN: { description: 'It could not be established; it counts as not covered.' },
  },
});

registerEnumType(Assurance, {
  name: 'Assurance',
  description: 'How sure it is that a subject is who the commit says.',
  valuesConfig: {
    A0: { description: 'Typed into the commit.' },
    A1: { description: 'An unproved account: the platform ties it to a typed address.' },
    A2: { description: 'Opened or pushed by that account.' },
    A3: { description: 'Signed by that account, which is author and committer.' },
    A4: { description: 'Address or account proved here, and it stands behind the commit.' },
  },
});

registerEnumType(Vouching, {
  name: 'Vouching',
  description: 'How it is known that somebody stands behind a commit.',
  valuesConfig: {
    PUSHED: { description: 'The platform names the account as the one that pushed it.' },
    OPENED: { description: 'The account opened a pull request that holds the commit.' },
    SIGNED: { description: 'The platform verified a signature by a key of the account.' },
    CONFIRMED: { description: 'The person said so, and proved the address in the commit or the account.' },
    BOT: { description: 'The platform names the bot as the one that pushed it into the repository.' },
  },
});

registerEnumType(SubjectRole, {
  name: 'SubjectRole',
  description: "A person's part in a commit.",
  valuesConfig: {
    AUTHOR: { description: 'Its author.' },
    COMMITTER: { description: 'Its committer.' },
    CO_AUTHOR: { description: 'Named as co-author.' },
    OPENER: {
      description:
        'Opened the pull request or pushed the commit: judged for commits of bots and AI agents, and where nobody else is.',
    },
  },
});

registerEnumType(CoverageGap, {
  name: 'CoverageGap',
  description: 'Why a subject is not covered.',
  valuesConfig: {
    NOT_SIGNED: { description: 'Has not signed.' },
    INACTIVE: { description: "A manager of the employer has not activated the employee's signing." },
    EXPIRED: { description: 'A newer version must be agreed to.' },
    UNPROVED_ADDRESS: { description: 'Nobody has proved the address or the account, or vouches for the commit.' },
    NO_ADDRESS: { description: 'The commit names no usable address.' },
    UNKNOWN_BOT: { description: 'A bot that is not in the register.' },
    REFUSED_AGENT: { description: 'An AI agent whose work the community refuses.' },
    LIST_INCOMPLETE: { description: 'The platform does not list all commits.' },
    PLATFORM_UNREADABLE: { description: 'The platform did not tell what is needed.' },
  },
});

registerEnumType(CoverageStep, {
  name: 'CoverageStep',
  description: 'The one thing that mends a gap.',
  valuesConfig: {
    SIGN: { description: 'Sign.' },
    SIGN_AS_EMPLOYEE: { description: 'Sign as an employee.' },
    ASK_COMPANY: { description: 'Ask a manager of the employer.' },
    AGREE_TO_UPDATE: { description: 'Agree to the newer version.' },
    CONFIRM_COMMITS: {
      description:
        'The author confirms that the commits are theirs, and signs if needed. People who are neither the author nor managers of the link are told no more than that.',
    },
    PROVE_ADDRESS: { description: 'Prove the address or the account.' },
    FIX_COMMIT: { description: 'Correct the address of the commit.' },
    REGISTER_BOT: { description: 'A manager registers the bot.' },
    WAIT: { description: 'Wait: it is tried again.' },
  },
});

@ObjectType({ description: 'A subject of a commit and what was found about it.' })
export class SubjectTrace {
  @Field(() => Int, { description: 'Number of the person in this trace: masked addresses do not tell people apart.' })
  person!: number;

  @Field(() => SubjectRole, { description: 'Its part in the commit.' })
  role!: SubjectRole;

  @Field(() => String, { nullable: true, description: "Address, masked unless it is the viewer's to see." })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Login on the platform; null without an account.' })
  account!: string | null;

  @Field(() => Assurance, { description: 'How sure it is that it is who the commit says.' })
  assurance!: Assurance;

  @Field(() => [Vouching], {
    description: 'How it is known that it stands behind the commit; empty when the name was merely typed.',
  })
  vouchedBy!: Vouching[];

  @Field(() => Boolean, { description: 'Whether it is covered.' })
  covered!: boolean;

  @Field(() => Boolean, { description: 'Whether the policy asks for it; others, such as co-authors, are only shown.' })
  required!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'What covers it: signing, import, exemption, bot or override; for managers of the link the reference or entry. Null when nothing does.',
  })
  rule!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The source from which the account was imported that covers it; null when something else does.',
  })
  importedFrom!: string | null;

  @Field(() => CoverageGap, { nullable: true, description: 'Why it is not covered.' })
  missing!: CoverageGap | null;

  @Field(() => CoverageStep, { nullable: true, description: 'What mends that.' })
  step!: CoverageStep | null;

  @Field(() => String, { nullable: true, description: 'Address of the page for that step; null when there is none.' })
  stepUrl!: string | null;
}

@ObjectType({ description: 'A commit and its subjects.' })
export class CommitTrace {
  @Field(() => ID, { description: 'Hash of the commit.' })
  sha!: string;

  @Field(() => String, { nullable: true, description: 'First line of its message.' })
  subject!: string | null;

  @Field(() => [SubjectTrace], { description: 'Its subjects.' })
  subjects!: SubjectTrace[];
}

@ObjectType({ description: 'A verdict with its reasons.' })
export class VerdictTrace {
  @Field(() => Verdict, { description: 'The verdict.' })
  verdict!: Verdict;

  @Field(() => String, { description: "One line, in the language of the link's comments." })
  summary!: string;

  @Field(() => Boolean, { description: 'Whether all commits were seen.' })
  complete!: boolean;

  @Field(() => [CommitTrace], { description: 'The commits, in order.' })
  commits!: CommitTrace[];
}
