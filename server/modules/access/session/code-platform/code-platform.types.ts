import { Field, InputType, ObjectType } from 'type-graphql';
import { LinkPlatform } from '#rules/code-platform.ts';
import { ViewerType } from '#server/modules/access/session/session.types.ts';

/** Input of `startCodePlatformLogin`. */
@InputType({ description: 'A community manager logs in with a code platform.' })
export class StartCodePlatformLoginInput {
  @Field(() => LinkPlatform, { description: 'The platform, one of `codePlatforms`.' })
  platform!: LinkPlatform;

  @Field(() => Boolean, { description: 'Whether they consent to the current privacy policy.' })
  privacyConsented!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether the login happens in a window of its own, beside the page that waits for it: it then ends at `/confirmed`.',
  })
  inOtherWindow!: boolean;
}

/** Payload of `startCodePlatformLogin`. */
@ObjectType({ description: 'The login continues at the platform.' })
export class StartCodePlatformLoginPayload {
  @Field(() => String, {
    description: 'Where to send the browser within ten minutes; works once and in this browser only.',
  })
  url!: string;
}

/** Payload of `refreshOrganizations`. */
@ObjectType({ description: 'The organisations were refreshed.' })
export class RefreshOrganizationsPayload {
  @Field(() => ViewerType, { description: 'The viewer with their current organisations.' })
  viewer!: ViewerType;
}
