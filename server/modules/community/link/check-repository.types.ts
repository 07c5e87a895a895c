import { Field, InputType, ObjectType } from 'type-graphql';
import { LinkPlatform } from '#rules/code-platform.ts';

/** Input of `checkRepository`. */
@InputType({ description: 'A repository that somebody wants to link.' })
export class CheckRepositoryInput {
  @Field(() => LinkPlatform, { description: "The viewer's platform." })
  platform!: LinkPlatform;

  @Field(() => String, { description: "One of the viewer's organisations." })
  organization!: string;

  @Field(() => String, { description: 'Name of the repository in the addresses of the platform.' })
  repository!: string;
}

/** A repository on a code platform. */
@ObjectType({ description: 'A public repository, as spelt by its platform.' })
export class Repository {
  @Field(() => String, { description: 'Its name in the addresses of the platform.' })
  name!: string;

  @Field(() => String, { description: 'Its address.' })
  url!: string;
}

/** Payload of `checkRepository`. */
@ObjectType({ description: 'The repository is public and in the organisation.' })
export class CheckRepositoryPayload {
  @Field(() => Repository, { description: 'The repository.' })
  repository!: Repository;
}
