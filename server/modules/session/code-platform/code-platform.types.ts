import { Field, InputType, ObjectType } from 'type-graphql';
import { LinkPlatform } from '#server/graphql/enums.ts';
import { ViewerType } from '#server/modules/session/session.types.ts';

/** Input of `startCodePlatformLogin`. */
@InputType({ description: 'A community manager logs in with a code platform.' })
export class StartCodePlatformLoginInput {
  @Field(() => LinkPlatform, { description: 'The platform, one of `codePlatforms`.' })
  platform!: LinkPlatform;

  @Field(() => Boolean, { description: 'Whether they consent to the current privacy policy.' })
  privacyConsented!: boolean;
}

/** Payload of `startCodePlatformLogin`. */
@ObjectType({ description: 'The login goes on at the platform.' })
export class StartCodePlatformLoginPayload {
  @Field(() => String, { description: 'Where to send the browser within ten minutes; works once and in it alone.' })
  url!: string;
}

/** Payload of `refreshOrganizations`. */
@ObjectType({ description: 'The platform was asked again.' })
export class RefreshOrganizationsPayload {
  @Field(() => ViewerType, { description: 'The viewer with their organisations of now.' })
  viewer!: ViewerType;
}

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
@ObjectType({ description: 'A public repository, as its platform writes it.' })
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
