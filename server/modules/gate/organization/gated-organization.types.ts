import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { UncoveredReason } from './gated-organization.entity.ts';

registerEnumType(UncoveredReason, {
  name: 'UncoveredReason',
  description: 'Why a repository of an organisation is not checked with it.',
  valuesConfig: {
    OUT_OF_REACH: { description: 'The connection does not reach it.' },
    NOT_ADMINISTERED: { description: 'The account of the connection does not administer it.' },
    ARCHIVED: { description: 'It is archived, so that it takes no pull requests.' },
    OTHER_LINK: { description: 'Another link has it.' },
  },
});

@ObjectType('RepositoryExclusion', { description: 'Repositories that are left out of an organisation, by name.' })
export class RepositoryExclusionType {
  @Field(() => String, { description: 'Their name without the owner, in any case; `*` stands for any characters.' })
  pattern!: string;

  @Field(() => String, { description: 'Why.' })
  reason!: string;
}

@ObjectType('UncoveredRepository', { description: 'A repository of an organisation that is not checked with it.' })
export class UncoveredRepositoryType {
  @Field(() => String, { description: 'Its path: `owner/name`.' })
  path!: string;

  @Field(() => UncoveredReason, { description: 'Why not.' })
  reason!: UncoveredReason;
}

@ObjectType('GatedOrganization', {
  description: 'An organisation all of whose repositories are checked, the present and the future ones.',
})
export class GatedOrganizationType {
  @Field(() => ID, { description: 'Identifies it here.' })
  id!: string;

  @Field(() => ID, { description: 'The connection that reaches it.' })
  connectionId!: string;

  @Field(() => ID, { description: 'Its id on the platform.' })
  organizationId!: string;

  @Field(() => String, { description: 'Its name, as last seen.' })
  login!: string;

  @Field(() => GateMode, { description: 'What is done in its repositories.' })
  mode!: GateMode;

  @Field(() => [RepositoryExclusionType], { description: 'Repositories that are left out.' })
  exclusions!: RepositoryExclusionType[];

  @Field(() => Int, { description: 'Number of repositories that are checked with it.' })
  covered!: number;

  @Field(() => Int, { description: 'Number of repositories that are excluded by name.' })
  excluded!: number;

  @Field(() => [UncoveredRepositoryType], {
    description:
      'Repositories that are not checked with it, by path, at most 1,000. Private ones that the connection cannot see are not among them.',
  })
  uncovered!: UncoveredRepositoryType[];

  @Field(() => Int, { description: 'How many these are in all.' })
  uncoveredCount!: number;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last compared with the platform; null before.',
  })
  comparedAt!: Date | null;
}

@ObjectType({ description: 'An organisation with repositories that a connection reaches.' })
export class AvailableOrganization {
  @Field(() => ID, { description: 'Its id on the platform.' })
  organizationId!: string;

  @Field(() => String, { description: 'Its name.' })
  login!: string;

  @Field(() => Int, { description: 'Number of its repositories within reach.' })
  repositories!: number;
}

@ArgsType()
export class AvailableOrganizationsArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;
}

@InputType({ description: 'Repositories to leave out of an organisation, by name.' })
export class RepositoryExclusionInput {
  @Field(() => String, {
    description: 'Their name without the owner, 1 to 100 characters, in any case; `*` stands for any characters.',
  })
  pattern!: string;

  @Field(() => String, { description: 'Why, 1 to 500 characters.' })
  reason!: string;
}

@InputType({ description: 'An organisation all of whose repositories are to be checked.' })
export class SetGatedOrganizationInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => ID, { description: 'A connection that reaches it.' })
  connectionId!: string;

  @Field(() => ID, { description: 'Its id on the platform.' })
  organizationId!: string;

  @Field(() => GateMode, { description: 'ENFORCE or OBSERVE.' })
  mode!: GateMode;

  @Field(() => [RepositoryExclusionInput], { description: 'Repositories to leave out, at most 50 patterns.' })
  exclusions!: RepositoryExclusionInput[];
}

@ObjectType({ description: 'The organisation; its repositories follow within seconds.' })
export class SetGatedOrganizationPayload {
  @Field(() => GatedOrganizationType, { description: 'The organisation.' })
  organization!: GatedOrganizationType;
}

@InputType({ description: 'An organisation that is no longer to be checked as a whole.' })
export class ReleaseGatedOrganizationInput {
  @Field(() => ID, { description: 'The organisation.' })
  id!: string;
}

@ObjectType({ description: 'The organisation that is no longer checked as a whole.' })
export class ReleaseGatedOrganizationPayload {
  @Field(() => ID, { description: 'Which one it was.' })
  id!: string;
}
