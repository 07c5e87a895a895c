import { ArgsType, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { ViewerType } from '#server/modules/access/session/session.types.ts';

/** Input of `changePassword`. */
@InputType({ description: 'The current and the new password of the viewer.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  oldPassword!: string;

  @Field(() => String, { description: 'The new password.' })
  newPassword!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all API keys of a community manager are revoked too, within seconds.',
  })
  revokeApiKeys!: boolean;
}

/** Payload of `changePassword`. */
@ObjectType({ description: 'The password is changed.' })
export class ChangePasswordPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

/** Input of `replaceOneTimePassword`. */
@InputType({ description: 'The first password that the viewer chooses.' })
export class ReplaceOneTimePasswordInput {
  @Field(() => String, { description: 'The new password.' })
  newPassword!: string;
}

/** Payload of `replaceOneTimePassword`. */
@ObjectType({ description: 'The password is set, and the session goes on.' })
export class ReplaceOneTimePasswordPayload {
  @Field(() => ViewerType, { description: 'Who has set it.' })
  viewer!: ViewerType;
}

/** Input of `requestPasswordReset`. */
@InputType({ description: 'Whoever has forgotten a password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Address of the account.' })
  email!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Public id of the link of a corporation's manager; null or `fake_link` for community managers.",
  })
  linkId?: string | null;

  @Field(() => Language, { defaultValue: Language.ZH, description: 'Language of the mail to a community manager.' })
  language!: Language;
}

/** Payload of `requestPasswordReset`. */
@ObjectType({ description: 'A mail is on its way if the address has an account.' })
export class RequestPasswordResetPayload {
  @Field(() => Boolean, { description: 'Always true, whether or not the address has an account.' })
  done!: boolean;
}

/** Arguments of `passwordResetLink`. */
@ArgsType()
export class PasswordResetLinkArgs {
  @Field(() => String, { description: 'Key of the reset link.' })
  key!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Link id of the reset link; null or `fake_link` for community managers.',
  })
  linkId?: string | null;
}

/** Answer of `passwordResetLink`. */
@ObjectType({ description: 'A reset link that works.' })
export class PasswordResetLink {
  @Field(() => GraphQLISODateTime, { description: 'When it stops working, unless it is used before.' })
  expiresAt!: Date;
}

/** Input of `resetPassword`. */
@InputType({ description: 'The key of a reset link, and the new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Key of the reset link.' })
  key!: string;

  @Field(() => String, { description: 'The new password.' })
  newPassword!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Link id of the reset link; null or `fake_link` for community managers.',
  })
  linkId?: string | null;
}

/** Payload of `resetPassword`. */
@ObjectType({ description: 'The new password is set.' })
export class ResetPasswordPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}
