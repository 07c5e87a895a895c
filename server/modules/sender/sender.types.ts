import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from 'type-graphql';
import { Language, SenderProvider } from '#server/graphql/enums.ts';

/** A sender of a community. */
@ObjectType({ description: 'An address that a community manager has authorised mails to be sent from.' })
export class Sender {
  @Field(() => String, { description: 'The address.' })
  address!: string;

  @Field(() => SenderProvider, { description: 'How it was authorised.' })
  provider!: SenderProvider;

  @Field(() => GraphQLISODateTime, { description: 'When it was authorised last.' })
  authorizedAt!: Date;
}

/** Input of `verifySender`. */
@InputType({ description: 'A mailbox that mails are to be sent from.' })
export class VerifySenderInput {
  @Field(() => String, { description: 'Its address; the code is sent from it, to it.' })
  address!: string;

  @Field(() => String, {
    description: 'What its mail server lets it in with: an authorisation code or an app password.',
  })
  authorizationCode!: string;

  @Field(() => Language, { defaultValue: Language.ZH, description: 'Language of the mail.' })
  language!: Language;
}

/** Payload of `verifySender`. */
@ObjectType({ description: 'The code was sent through the mailbox.' })
export class VerifySenderPayload {
  @Field(() => Int, { description: 'Seconds until another code can be asked for.' })
  resendAfterSeconds!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the code stops working.' })
  expiresAt!: Date;
}

/** Input of `authorizeSender`. */
@InputType({ description: 'A mailbox and the code that it received.' })
export class AuthorizeSenderInput {
  @Field(() => String, { description: 'The address that the code was sent to.' })
  address!: string;

  @Field(() => String, { description: 'The very authorisation code that the code was sent with.' })
  authorizationCode!: string;

  @Field(() => String, { description: 'The six digits of the mail.' })
  verificationCode!: string;
}

/** Payload of `authorizeSender`. */
@ObjectType({ description: 'The address can be sent from.' })
export class AuthorizeSenderPayload {
  @Field(() => Sender, { description: 'The authorised sender.' })
  sender!: Sender;
}

/** Payload of `startGmailAuthorization`. */
@ObjectType({ description: 'Where the browser goes on to.' })
export class StartGmailAuthorizationPayload {
  @Field(() => String, {
    description:
      "Google's page; it works once, for ten minutes, in this browser. Ends at `/config-email?email=…`, or at `/config-email?error_code=…`.",
  })
  url!: string;
}
