import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import { SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { PolicySubject } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { GateMode } from './gated-repository.entity.ts';

registerEnumType(GateMode, {
  name: 'GateMode',
  description: 'What is done about the pull requests of a repository.',
  valuesConfig: {
    ENFORCE: { description: 'They are judged, and the verdict is shown on the platform.' },
    OBSERVE: { description: 'They are judged and shown to managers; nothing is written to the platform.' },
    EXCLUDED: { description: 'They are not looked at.' },
  },
});

@ObjectType('GatedRepository', { description: 'A repository whose pull requests are judged.' })
export class GatedRepositoryType {
  @Field(() => ID, { description: 'Identifies it here.' })
  id!: string;

  @Field(() => ID, { description: 'The connection that reaches it.' })
  connectionId!: string;

  @Field(() => ID, { description: 'Its id on the platform.' })
  repositoryId!: string;

  @Field(() => String, { description: 'Where it was last seen: `owner/name`.' })
  path!: string;

  @Field(() => GateMode, { description: 'What is done.' })
  mode!: GateMode;

  @Field(() => [SubjectRole], {
    nullable: true,
    description: "AUTHOR, COMMITTER or both; null: as the link's policy has it.",
  })
  subjects!: PolicySubject[] | null;

  @Field(() => String, { nullable: true, description: 'Why; always given when it is excluded.' })
  reason!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the connection reaches it; while not, nothing is judged: it was moved, deleted or taken away.',
  })
  reachable!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is set with its whole organisation; setting it by itself ends that.',
  })
  byOrganization!: boolean;

  @Field(() => Int, { description: 'Number of open pull requests.' })
  openPullRequests!: number;
}

@ObjectType({ description: 'A repository that a connection reaches.' })
export class AvailableRepository {
  @Field(() => ID, { description: 'Its id on the platform.' })
  repositoryId!: string;

  @Field(() => String, { description: 'Its path: `owner/name`.' })
  path!: string;

  @Field(() => String, { description: 'Its address.' })
  url!: string;

  @Field(() => Boolean, { description: 'Whether it is private.' })
  private!: boolean;

  @Field(() => GatedRepositoryType, {
    nullable: true,
    description: "Its entry at one of the viewer's links; null when there is none.",
  })
  gated!: GatedRepositoryType | null;
}

export const GatedRepositoryConnection = connectionOf(GatedRepositoryType, 'GatedRepository');
export const AvailableRepositoryConnection = connectionOf(AvailableRepository, 'AvailableRepository');

@ArgsType()
export class GatedRepositoriesArgs extends PageArgs {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { nullable: true, description: 'Part of the path.' })
  search?: string | null;

  @Field(() => GateMode, { nullable: true, description: 'Only those in this mode.' })
  mode?: GateMode | null;

  @Field(() => ID, { nullable: true, description: 'Only those of this connection.' })
  connectionId?: string | null;
}

@ArgsType()
export class AvailableRepositoriesArgs extends PageArgs {
  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => String, { nullable: true, description: 'Part of the path.' })
  search?: string | null;
}

@InputType({ description: 'What is to be done about a repository.' })
export class GatedRepositoryInput {
  @Field(() => ID, { description: 'A connection that reaches it.' })
  connectionId!: string;

  @Field(() => ID, { description: 'Its id on the platform.' })
  repositoryId!: string;

  @Field(() => GateMode, { description: 'What is done.' })
  mode!: GateMode;

  @Field(() => String, { nullable: true, description: 'Why, at most 500 characters; needed for EXCLUDED.' })
  reason?: string | null;

  @Field(() => [SubjectRole], {
    nullable: true,
    description: "AUTHOR, COMMITTER or both; null: as the link's policy has it.",
  })
  subjects?: SubjectRole[] | null;
}

@InputType({ description: 'Repositories of a link to add or to change; the others stay.' })
export class SetGatedRepositoriesInput {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => [GatedRepositoryInput], { description: 'At most 100.' })
  repositories!: GatedRepositoryInput[];
}

@ObjectType({ description: 'The repositories that were added or changed.' })
export class SetGatedRepositoriesPayload {
  @Field(() => [GatedRepositoryType], { description: 'In the order of the input.' })
  repositories!: GatedRepositoryType[];
}
