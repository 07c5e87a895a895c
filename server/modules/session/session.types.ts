import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { AccountPlatform, LinkPlatform, LoginRole, ViewerRole } from '#server/graphql/enums.ts';
import type { Viewer } from './viewer.queries.ts';

/** An organisation on a code platform. */
@ObjectType({ description: 'An organisation that the viewer administers on their code platform.' })
export class Organization {
  @Field(() => String, { description: 'Name in the addresses of the platform.' })
  name!: string;

  @Field(() => LinkPlatform, { description: 'The platform.' })
  platform!: LinkPlatform;

  @Field(() => String, {
    nullable: true,
    description: 'Its address; its projects lie under it. Null when the platform is not configured here any more.',
  })
  url!: string | null;
}

/** Who is logged in. */
@ObjectType('Viewer', { description: 'Who is logged in.' })
export class ViewerType implements Omit<Viewer, 'organizations'> {
  @Field(() => ViewerRole, { description: 'What they may do.' })
  role!: ViewerRole;

  @Field(() => String, { description: 'Name that they log in with.' })
  account!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Their address; null when the code platform shows none.' })
  email!: string | null;

  @Field(() => AccountPlatform, {
    nullable: true,
    description: 'Where a community manager logged in; null for managers of a corporation.',
  })
  platform!: AccountPlatform | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Public id of the link that the corporation has signed at; null for community managers.',
  })
  linkId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the corporation; null for community managers.' })
  corporationName!: string | null;

  @Field(() => Boolean, { description: 'False until a one-time password is changed; nothing else can be done before.' })
  initialPasswordChanged!: boolean;

  @Field(() => Boolean, {
    description: 'False when the viewer has to consent to a newer privacy policy by `acceptPrivacyPolicy`.',
  })
  privacyConsentCurrent!: boolean;

  @Field(() => [Organization], { description: 'Organisations whose projects the viewer may link; empty without any.' })
  organizations!: Organization[];
}

/** Input of `login`. */
@InputType({ description: 'Who logs in, with a password.' })
export class LoginInput {
  @Field(() => LoginRole, { description: 'What they log in as.' })
  as!: LoginRole;

  @Field(() => String, { description: 'Account or e-mail address.' })
  account!: string;

  @Field(() => String, { description: 'The password.' })
  password!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Public id of the link of a corporation's manager; without it all their links are tried.",
  })
  linkId?: string | null;

  @Field(() => Boolean, { description: 'Whether they consent to the current privacy policy.' })
  privacyConsented!: boolean;
}

/** One of several managers that a login fits. */
@ObjectType({ description: 'A manager that the account and the password fit, to log in to by its `linkId`.' })
export class LoginChoice {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'Name of the community at the link.' })
  alias!: string;

  @Field(() => String, { description: 'Address of the project that the link is about.' })
  projectUrl!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => ViewerRole, { description: 'What they may do there.' })
  role!: ViewerRole;
}

/** Payload of `login`. */
@ObjectType({ description: 'A session was started, or there is a choice to make first.' })
export class LoginPayload {
  @Field(() => ViewerType, {
    nullable: true,
    description: 'Who is logged in now; null when there is a choice to make.',
  })
  viewer!: ViewerType | null;

  @Field(() => [LoginChoice], { description: 'The managers that the password fits; empty when a session was started.' })
  choices!: LoginChoice[];
}

/** Payload of `acceptPrivacyPolicy`. */
@ObjectType({ description: 'The consent is stored.' })
export class AcceptPrivacyPolicyPayload {
  @Field(() => ViewerType, { description: 'Who has consented.' })
  viewer!: ViewerType;
}

/** Payload of `logout`. */
@ObjectType({ description: 'The session has ended.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}
