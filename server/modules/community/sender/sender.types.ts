import { Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { SenderProvider } from './sender-credential.entity.ts';

registerEnumType(SenderProvider, {
  name: 'SenderProvider',
  description: "How mails are sent from a community's address.",
  valuesConfig: {
    SMTP: { description: 'Over SMTP, with an authorisation code or an app password.' },
    GMAIL: { description: 'Over Gmail, with the consent of its owner.' },
  },
});

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

/** A mail server. */
@ObjectType({ description: 'A mail server that an address may be authorised at.' })
export class SenderServer {
  @Field(() => String, { description: 'Host and port, such as `smtp.qq.com:465`.' })
  name!: string;

  @Field(() => [String], {
    description: "Domains whose addresses it serves; empty when it serves organisations' own domains.",
  })
  domains!: readonly string[];
}

/** Input of `verifySender`. */
@InputType({ description: 'A mailbox to send mails from.' })
export class VerifySenderInput {
  @Field(() => String, { description: 'Its address; the code is sent from it to itself.' })
  address!: string;

  @Field(() => String, {
    description: 'Authorisation code or app password for its mail server.',
  })
  authorizationCode!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of one of `senderServers`; when absent, the one that serves the domain of the address.',
  })
  server?: string | null;

  @Field(() => Language, { defaultValue: Language.ZH, description: 'Language of the mail.' })
  language!: Language;
}

/** Payload of `verifySender`. */
@ObjectType({ description: 'The code was sent through the mailbox.' })
export class VerifySenderPayload {
  @Field(() => Int, { description: 'Seconds until another code can be requested.' })
  resendAfterSeconds!: number;

  @Field(() => GraphQLISODateTime, { description: 'When the code stops working.' })
  expiresAt!: Date;

  @Field(() => String, {
    description:
      'Proves that the code was sent for this caller: pass it with the typed code. The answer also sets it as a cookie that scripts cannot read.',
  })
  challenge!: string;
}

/** Input of `authorizeSender`. */
@InputType({ description: 'A mailbox and the code that it received.' })
export class AuthorizeSenderInput {
  @Field(() => String, { description: 'The address that the code was sent to.' })
  address!: string;

  @Field(() => String, { description: 'The same authorisation code that the code was sent with.' })
  authorizationCode!: string;

  @Field(() => String, { nullable: true, description: 'The same server that the code was sent through.' })
  server?: string | null;

  @Field(() => String, { description: 'The six digits of the mail.' })
  verificationCode!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The `challenge` that came with the code: guesses with it use up its five attempts and wait for no others. Browsers may rely on the cookie of the request for the code instead.',
  })
  challenge?: string | null;
}

/** Payload of `authorizeSender`. */
@ObjectType({ description: 'The address is authorised.' })
export class AuthorizeSenderPayload {
  @Field(() => Sender, { description: 'The authorised sender.' })
  sender!: Sender;
}

/** Payload of `startGmailAuthorization`. */
@ObjectType({ description: 'The address to continue at.' })
export class StartGmailAuthorizationPayload {
  @Field(() => String, {
    description:
      "Google's page; it works once, for ten minutes, in this browser. Leads back to `/config-email?email=…`, or to `/config-email?error_code=…`.",
  })
  url!: string;
}
