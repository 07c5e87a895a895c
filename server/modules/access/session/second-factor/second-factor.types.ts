import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FactorMethod } from '#server/modules/access/second-factor/factor-method.rules.ts';

registerEnumType(FactorMethod, {
  name: 'FactorMethod',
  description: 'What proves a manager beyond their password.',
  valuesConfig: {
    PASSKEY: { description: 'A passkey.' },
    TOTP: { description: 'A code of an authenticator app.' },
    RECOVERY_CODE: { description: 'A recovery code, in place of the others.' },
  },
});

/** A ceremony of WebAuthn. */
@ObjectType({ description: 'What the browser asks the authenticator for.' })
abstract class Ceremony {
  @Field(() => ID, { description: 'Goes back with the response; works once.' })
  ceremonyId!: string;

  @Field(() => String, { description: 'WebAuthn options as JSON text.' })
  options!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when the response is taken: 5 minutes.' })
  expiresAt!: Date;
}

/** Payload of `beginPasskeyRegistration`. */
@ObjectType({ description: 'A passkey can be created.' })
export class BeginPasskeyRegistrationPayload extends Ceremony {}

/** Payload of `beginPasskeyAuthentication`. */
@ObjectType({ description: 'A passkey can be used.' })
export class BeginPasskeyAuthenticationPayload extends Ceremony {}

/** A passkey of the viewer. */
@ObjectType('Passkey', { description: 'A passkey of the viewer.' })
export class PasskeyType {
  @Field(() => ID, { description: 'Names it for `removePasskey`.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was last used; null before the first time.',
  })
  lastUsedAt?: Date | null | undefined;

  @Field(() => Boolean, { description: 'Whether its authenticator copies it to other devices.' })
  synced!: boolean;
}

/** Input of `finishPasskeyRegistration`. */
@InputType({ description: 'A created passkey.' })
export class FinishPasskeyRegistrationInput {
  @Field(() => ID, { description: 'Of `beginPasskeyRegistration`.' })
  ceremonyId!: string;

  @Field(() => String, { description: 'WebAuthn response as JSON text.' })
  response!: string;

  @Field(() => String, { description: 'What its owner calls it, 1 to 60 characters.' })
  name!: string;
}

/** Payload of `finishPasskeyRegistration`. */
@ObjectType({ description: 'The passkey can be used from now on.' })
export class FinishPasskeyRegistrationPayload {
  @Field(() => PasskeyType, { description: 'The passkey.' })
  passkey!: PasskeyType;

  @Field(() => [String], {
    nullable: true,
    description: 'With the first second factor: recovery codes, which are shown here alone; else null.',
  })
  recoveryCodes!: readonly string[] | null;
}

/** Input of `removePasskey`. */
@InputType({ description: 'Which passkey to remove.' })
export class RemovePasskeyInput {
  @Field(() => ID, { description: 'Id of one of the own passkeys.' })
  id!: string;
}

/** Payload of `removePasskey`. */
@ObjectType({ description: 'The passkey can no longer be used.' })
export class RemovePasskeyPayload {
  @Field(() => [PasskeyType], { description: 'The passkeys that are left.' })
  passkeys!: PasskeyType[];
}

/** Input of `beginPasskeyAuthentication`. */
@InputType({ description: 'What a passkey is asked for.' })
export class BeginPasskeyAuthenticationInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The challenge of `login`; null for a login by passkey alone, and for a step-up in a session.',
  })
  loginChallenge?: string | null;
}

/** A passkey's answer. */
@InputType({ description: "A passkey's answer." })
export class PasskeyResponseInput {
  @Field(() => ID, { description: 'Of `beginPasskeyAuthentication`.' })
  ceremonyId!: string;

  @Field(() => String, { description: 'WebAuthn response as JSON text.' })
  response!: string;
}

/** Input of `finishPasskeyAuthentication`. */
@InputType({ description: 'A login by passkey alone.' })
export class FinishPasskeyAuthenticationInput extends PasskeyResponseInput {
  @Field(() => Boolean, { description: 'Whether they consent to the current privacy policy.' })
  privacyConsented!: boolean;
}

/** A second factor. */
@InputType()
abstract class Factor {
  @Field(() => String, { nullable: true, description: 'Code of the authenticator app.' })
  totpCode?: string | null;

  @Field(() => String, { nullable: true, description: 'A recovery code; hyphens and letter case do not matter.' })
  recoveryCode?: string | null;

  @Field(() => PasskeyResponseInput, { nullable: true, description: "A passkey's answer." })
  passkey?: PasskeyResponseInput | null;
}

/** Input of `completeLogin`. */
@InputType({ description: 'The second factor of a login: exactly one of `totpCode`, `recoveryCode` and `passkey`.' })
export class CompleteLoginInput extends Factor {
  @Field(() => ID, { description: 'Of `login`.' })
  challenge!: string;
}

/** Input of `stepUp`. */
@InputType({
  description:
    'Exactly one of `totpCode`, `recoveryCode` and `passkey`, or `password` of an account without any of them.',
})
export class StepUpInput extends Factor {
  @Field(() => String, {
    nullable: true,
    description: 'The password of an account that has no second factor; refused otherwise.',
  })
  password?: string | null;
}

/** Payload of `stepUp`. */
@ObjectType({ description: 'The proof counts in this session for five minutes.' })
export class StepUpPayload {
  @Field(() => GraphQLISODateTime, { description: 'Until when.' })
  until!: Date;
}

/** Payload of `beginPlatformStepUp`. */
@ObjectType({ description: 'The step-up continues at the code platform.' })
export class BeginPlatformStepUpPayload {
  @Field(() => String, {
    description: 'Where to send the browser within ten minutes; works once and in this browser only.',
  })
  url!: string;
}

/** State of an authenticator app. */
@ObjectType('Totp', { description: "The viewer's authenticator app." })
export class TotpType {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was set up; null without one.' })
  confirmedAt!: Date | null;

  @Field(() => Int, { description: 'Recovery codes that can still be used.' })
  recoveryCodesLeft!: number;
}

/** Payload of `beginTotp`. */
@ObjectType({ description: 'A secret for an authenticator app; it counts once `confirmTotp` has confirmed it.' })
export class BeginTotpPayload {
  @Field(() => String, { description: 'The secret in Base32, to be typed.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an address for a QR code: `otpauth://totp/…`.' })
  uri!: string;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be confirmed: 5 minutes.' })
  expiresAt!: Date;
}

/** Input of `confirmTotp`. */
@InputType({ description: 'The first code of an authenticator app.' })
export class ConfirmTotpInput {
  @Field(() => String, { description: 'Six digits.' })
  code!: string;
}

/** Payload of `confirmTotp`. */
@ObjectType({ description: 'The authenticator app counts from now on.' })
export class ConfirmTotpPayload {
  @Field(() => TotpType, { description: 'Its state.' })
  totp!: TotpType;

  @Field(() => [String], {
    nullable: true,
    description: 'With the first second factor: recovery codes, which are shown here alone; else null.',
  })
  recoveryCodes!: readonly string[] | null;
}

/** Payload of `removeTotp`. */
@ObjectType({ description: 'The authenticator app no longer counts, and all recovery codes have ended.' })
export class RemoveTotpPayload {
  @Field(() => TotpType, { description: 'Its state.' })
  totp!: TotpType;
}

/** Payload of `createRecoveryCodes`. */
@ObjectType({ description: 'New recovery codes; the earlier ones have ended.' })
export class CreateRecoveryCodesPayload {
  @Field(() => [String], { description: 'The codes, which are shown here alone; each works once.' })
  recoveryCodes!: string[];
}
