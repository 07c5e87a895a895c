import { Field, GraphQLISODateTime, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { CODE_PLATFORMS, LinkPlatform } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { FactorMethod } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { LoginRole, ViewerRole } from './role.rules.ts';
import type { Viewer } from './viewer.queries.ts';

registerEnumType(AccountPlatform, {
  name: 'AccountPlatform',
  description: 'Where the identity of a community manager comes from.',
  valuesConfig: {
    ...Object.fromEntries(CODE_PLATFORMS.map(({ key, title }) => [key, { description: `${title}.` }])),
    LOCAL: { description: 'An account with a password here.' },
  },
});

registerEnumType(LoginRole, {
  name: 'LoginRole',
  description: 'Role for a login with a password.',
  valuesConfig: {
    COMMUNITY: { description: 'A community manager with a local account.' },
    CORPORATION: { description: 'An administrator or employee manager of a corporation.' },
  },
});

registerEnumType(ViewerRole, {
  name: 'ViewerRole',
  description: 'Role of a viewer.',
  valuesConfig: {
    COMMUNITY_MANAGER: { description: 'Manage links and the corporations that sign there.' },
    CORPORATION_ADMINISTRATOR: { description: "Manage the corporation's side, its employee managers included." },
    EMPLOYEE_MANAGER: { description: 'Activate, deactivate and remove employees of the corporation.' },
  },
});

/** An organisation on a code platform. */
@ObjectType({ description: 'An organisation that the viewer administers on their code platform.' })
export class Organization {
  @Field(() => String, { description: 'Name in the addresses of the platform.' })
  name!: string;

  @Field(() => LinkPlatform, { description: 'The platform.' })
  platform!: LinkPlatform;

  @Field(() => String, {
    nullable: true,
    description: 'Its address, under which its projects are. Null when the platform is no longer configured here.',
  })
  url!: string | null;
}

/** Who is logged in. */
@ObjectType('Viewer', { description: 'Who is logged in.' })
export class ViewerType implements Omit<Viewer, 'session' | 'organizations' | 'factorMethods'> {
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

  @Field(() => Boolean, {
    description: 'False until a one-time password is changed; until then nothing else is allowed.',
  })
  initialPasswordChanged!: boolean;

  @Field(() => Boolean, { description: 'Whether they manage the local accounts of the service, see `localAccounts`.' })
  isServiceAdministrator!: boolean;

  @Field(() => Boolean, {
    description: 'False when the viewer has to consent to a newer privacy policy by `acceptPrivacyPolicy`.',
  })
  privacyConsentCurrent!: boolean;

  @Field(() => [FactorMethod], {
    description: 'Second factors that `stepUp` takes from the viewer; without any it takes their password.',
  })
  factorMethods!: FactorMethod[];

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Until when the viewer needs not prove themselves anew in this session; null when what asks for a step-up answers `step_up_needed`.',
  })
  stepUpUntil!: Date | null;

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
    description: "Public id of the link of a corporation's manager; if omitted, all their links are tried.",
  })
  linkId?: string | null;

  @Field(() => Boolean, { description: 'Whether they consent to the current privacy policy.' })
  privacyConsented!: boolean;
}

/** One of several managers that a login matches. */
@ObjectType({ description: 'A manager that account and password match; log in again with its `linkId` to choose it.' })
export class LoginChoice {
  @Field(() => ID, { description: 'Public id of the link.' })
  linkId!: string;

  @Field(() => String, { description: 'Name of the community at the link.' })
  alias!: string;

  @Field(() => String, { description: 'Address of the linked project.' })
  projectUrl!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => ViewerRole, { description: 'What they may do there.' })
  role!: ViewerRole;
}

/** What a login with a right password still needs. */
@ObjectType('SecondFactor', {
  description: 'What a login with a right password still needs; go on with `completeLogin`.',
})
export class SecondFactorType {
  @Field(() => ID, { description: 'Goes with `completeLogin`.' })
  challenge!: string;

  @Field(() => [FactorMethod], { description: 'Any one of them completes the login.' })
  methods!: readonly FactorMethod[];

  @Field(() => GraphQLISODateTime, { description: 'Until when: 5 minutes.' })
  expiresAt!: Date;
}

/** Payload of `login`. */
@ObjectType({ description: 'A session was started, or there is a choice to make or a second factor to give first.' })
export class LoginPayload {
  @Field(() => ViewerType, {
    nullable: true,
    description: 'Who is logged in now; null when there is a choice to make or a second factor to give.',
  })
  viewer!: ViewerType | null;

  @Field(() => [LoginChoice], {
    description: 'The managers that the password matches; empty when a session was started.',
  })
  choices!: LoginChoice[];

  @Field(() => SecondFactorType, { nullable: true, description: 'What is still needed; null when nothing is.' })
  secondFactor!: SecondFactorType | null;
}

/** Payload of `acceptPrivacyPolicy`. */
@ObjectType({ description: 'The consent is stored.' })
export class AcceptPrivacyPolicyPayload {
  @Field(() => ViewerType, { description: 'Who has consented.' })
  viewer!: ViewerType;
}

/** Input of `setLanguage`. */
@InputType({ description: 'Language of mails to the viewer.' })
export class SetLanguageInput {
  @Field(() => Language, { description: 'The language.' })
  language!: Language;
}

/** Payload of `setLanguage`. */
@ObjectType({ description: 'The language is stored.' })
export class SetLanguagePayload {
  @Field(() => Language, { description: 'Language of mails to the viewer from now on.' })
  language!: Language;
}

/** Payload of `logout`. */
@ObjectType({ description: 'The session has ended.' })
export class LogoutPayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}
