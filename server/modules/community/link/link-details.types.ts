import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LinkPlatform } from '#rules/code-platform.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { ClaVersionType, NewClaInputType } from '#server/modules/community/cla/cla-management.types.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { ClaObjectType } from '#server/modules/community/cla/cla.types.ts';
import { SenderProvider } from '#server/modules/community/sender/sender-credential.entity.ts';
import type { CodeBudget } from '#server/modules/ground/verification/code-budget.ts';
import type { LinkDetails } from './link-details.queries.ts';
import { LinkRole } from './link-role.rules.ts';
import { LinkSort } from './link-sort.rules.ts';
import { type Link, LinkSigningState } from './link.entity.ts';
import { LinkType } from './link.types.ts';
import { CorporationSigningCounts, SigningCountsType } from './signing-counts.types.ts';
import { StatusVisibility } from './status-visibility.rules.ts';

registerEnumType(StatusVisibility, {
  name: 'StatusVisibility',
  description:
    'What callers without an API key are told about the status of an address; managers of the link are told everything.',
  valuesConfig: {
    FULL: { description: 'Everything: also what it has signed as, and when.' },
    MINIMAL: { description: '`signed`, `state` and `versionMatched` alone; `type` and `signedAt` are null.' },
    HASH: {
      description:
        'As MINIMAL to whoever asks `signingStatusByHash`; whoever sends an address is refused with `missing_token`.',
    },
    KEY: { description: 'Nothing: they are refused with `missing_token`.' },
  },
});

registerEnumType(LinkSort, {
  name: 'LinkSort',
  description: 'Order of a list of links.',
  valuesConfig: {
    CREATED_DESC: { description: 'The newest first.' },
    CREATED_ASC: { description: 'The oldest first.' },
    ALIAS_ASC: { description: 'By name of the community, ascending.' },
    ALIAS_DESC: { description: 'By name of the community, descending.' },
  },
});

/** Mails with codes that a link sends. */
@ObjectType('CodeBudget', {
  description:
    "Mails with verification codes at a link. Above the budget they go out from the service's own address, and signers' browsers work a moment for each.",
})
export class CodeBudgetType implements CodeBudget {
  @Field(() => Int, { description: 'Mails since the day began, by UTC.' })
  sentToday!: number;

  @Field(() => Int, { description: 'The budget for a day.' })
  perDay!: number;
}

/** A link as its managers see it. */
@ObjectType('LinkDetails', { description: 'A link with what only its managers may know.' })
export class LinkDetailsType implements Pick<LinkDetails, 'senderProvider' | 'ownerAccount' | 'unlinkable'> {
  @Field(() => ID, { description: 'Public id of the link.' })
  id!: string;

  @Field(() => LinkType, { description: 'What everybody may know.' })
  link!: Link;

  @Field(() => String, {
    nullable: true,
    description: "Address that mails of this link are sent from; null for the service's own.",
  })
  senderAddress!: string | null;

  @Field(() => SenderProvider, {
    nullable: true,
    description: "How they are sent; null for the service's own address.",
  })
  senderProvider!: LinkDetails['senderProvider'];

  @Field(() => Int, { description: 'Days after a new version during which signings of the previous one still count.' })
  gracePeriodDays!: number;

  @Field(() => Boolean, {
    description: 'Whether an address is answered to API keys alone: KEY and HASH of `statusVisibility`.',
  })
  statusNeedsKey!: boolean;

  @Field(() => StatusVisibility, { description: 'What strangers are told about the status of addresses.' })
  statusVisibility!: StatusVisibility;

  @Field(() => Int, {
    description: 'Days after the end of a signing until its personal data are erased; 0: they are kept.',
  })
  retentionDays!: number;

  @Field(() => Boolean, { description: 'While true nothing is erased, neither by age nor by a decision.' })
  legalHold!: boolean;

  @Field(() => Boolean, { description: 'Whether `listedLinks` finds it while it takes signings.' })
  listed!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when nobody may change it, because on its platform another organisation has the name of its own; null while it may be changed. Ends when somebody who administers its own organisation logs in.',
  })
  frozenAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether its managers need a second factor; those without one are refused with `second_factor_missing`.',
  })
  requiresSecondFactor!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When the link was created.' })
  createdAt!: Date;

  @Field(() => String, { description: 'Account of the community manager who linked it, or whom it was passed on to.' })
  ownerAccount!: string;

  @Field(() => LinkRole, { description: 'What the viewer may do at it.' })
  viewerRole!: LinkRole;

  @Field(() => SigningCountsType, { description: 'Signings that have not ended.' })
  signingCounts!: SigningCountsType;

  @Field(() => CorporationSigningCounts, { description: 'Corporations in each state.' })
  corporationCounts!: CorporationSigningCounts;

  @Field(() => CodeBudgetType, { description: 'Mails with verification codes today.' })
  codeBudget!: CodeBudgetType;

  @Field(() => [ClaVersionType], { description: 'Every version of every CLA, in the order in which they were added.' })
  claVersions!: ClaVersionType[];

  @Field(() => Boolean, { description: 'Whether `unlinkLink` would be allowed: nobody has ever signed here.' })
  unlinkable!: boolean;
}

/** A page of links. */
export const LinkDetailsConnection = connectionOf(LinkDetailsType, 'LinkDetails');

/** Arguments of `links`. */
@ArgsType()
export class LinksArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the alias, the address, the organisation or the repository; letter case does not matter.',
  })
  search?: string | null;

  @Field(() => LinkSort, { defaultValue: LinkSort.CREATED_DESC, description: 'The order of the list.' })
  sort!: LinkSort;
}

/** Input of `createLink`. */
@InputType({ description: 'A project to bind to CLAs.' })
export class CreateLinkInput {
  @Field(() => LinkPlatform, { description: "The manager's own code platform; WEB with a local account." })
  platform!: LinkPlatform;

  @Field(() => String, {
    nullable: true,
    description: 'Organisation that the manager administers; null with a local account.',
  })
  organization?: string | null;

  @Field(() => String, { nullable: true, description: 'Repository; null for the whole organisation.' })
  repository?: string | null;

  @Field(() => String, { description: 'Address of the project; on a code platform, within the organisation.' })
  projectUrl!: string;

  @Field(() => String, { description: 'Name of the community, 1 to 100 characters.' })
  alias!: string;

  @Field(() => String, {
    description: 'Address that mails of the link are sent from: one that the manager authorised, or `serviceSender`.',
  })
  senderAddress!: string;

  @Field(() => StatusVisibility, {
    nullable: true,
    description: 'What strangers are told about the status of addresses; null: MINIMAL.',
  })
  statusVisibility?: StatusVisibility | null;

  @Field(() => [NewClaInputType], { description: 'One or more CLAs, at most one per type and language.' })
  clas!: NewClaInputType[];
}

/** Input of `updateLink`. */
@InputType({ description: 'Changes to a link; what is omitted or null stays.' })
export class UpdateLinkInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the community, 1 to 100 characters.' })
  alias?: string | null;

  @Field(() => Int, { nullable: true, description: 'Days of grace after a new version, 0 to 3650.' })
  gracePeriodDays?: number | null;

  @Field(() => String, { nullable: true, description: 'Address that the manager authorised, or `serviceSender`.' })
  senderAddress?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True is KEY of `statusVisibility`; false returns from it to what was told before. Must not contradict it.',
  })
  statusNeedsKey?: boolean | null;

  @Field(() => StatusVisibility, {
    nullable: true,
    description: 'What strangers are told about the status of addresses.',
  })
  statusVisibility?: StatusVisibility | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether everybody can find it with `listedLinks`; false until a manager allows it.',
  })
  listed?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Origins such as `https://forum.example.org` whose pages signers may be led back to after signing, at most 20; they replace the earlier ones.',
  })
  returnOrigins?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its managers need a second factor.' })
  requiresSecondFactor?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Days after the end of a signing until its personal data are erased, 0 to 36500; 0: they are kept. Another number asks for a step-up.',
  })
  retentionDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'While true nothing is erased, neither by age nor by a decision. A change asks for a step-up.',
  })
  legalHold?: boolean | null;
}

/** Input of `setLinkSigningState`. */
@InputType({ description: 'Whether a link takes new signings.' })
export class SetLinkSigningStateInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => LinkSigningState, { description: 'The state.' })
  state!: LinkSigningState;

  @Field(() => String, {
    nullable: true,
    description: 'What visitors read meanwhile, up to 500 characters of plain text; dropped when the link opens.',
  })
  visitorText?: string | null;
}

/** Input of `unlinkLink`. */
@InputType({ description: 'The link to end.' })
export class UnlinkLinkInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;
}

/** Payload of `createLink`, `updateLink`, `setLinkSigningState` and `removeCla`. */
@ObjectType({ description: 'The link after the change.' })
export class LinkPayload {
  @Field(() => LinkDetailsType, { description: 'The link.' })
  link!: LinkDetails;
}

/** Payload of `addCla` and `updateCla`. */
@ObjectType({ description: 'The link after the change, and its new CLA.' })
export class LinkClaPayload extends LinkPayload {
  @Field(() => ClaObjectType, { description: 'The new CLA.' })
  cla!: Cla;
}

/** Payload of `unlinkLink`. */
@ObjectType({ description: 'The link has ended.' })
export class UnlinkLinkPayload {
  @Field(() => ID, { description: 'Public id of the former link.' })
  unlinkedLinkId!: string;
}
