import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import type { CreateLocalAccountInput as CreateInput } from './create-local-account.ts';
import type { LocalAccount, LocalAccountsInput } from './local-account.queries.ts';

/** A local account, as administrators of the service see it. */
@ObjectType('LocalAccount', { description: 'An account of a community manager that logs in with a password here.' })
export class LocalAccountType implements Omit<LocalAccount, 'account'> {
  @Field(() => ID, { description: 'Identifies the account.' })
  id!: string;

  @Field(() => String, { description: 'Login name.' })
  account!: string;

  @Field(() => String, { description: 'Name of its owner.' })
  name!: string;

  @Field(() => String, { description: 'Address of its owner, also accepted at login.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether its owner manages local accounts too.' })
  isServiceAdministrator!: boolean;

  @Field(() => Boolean, { description: "Whether it is the viewer's own, which these operations do not change." })
  isViewer!: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => Boolean, {
    description: 'Whether its owner has changed the one-time password; until then they can do nothing else.',
  })
  initialPasswordChanged!: boolean;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the one-time password that was mailed last ends, 72 hours later; of no meaning once it is changed, null for accounts that never had one.',
  })
  oneTimePasswordExpiresAt!: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when it is deactivated: nobody can log in or use its API keys. Null while it works.',
  })
  deactivatedAt!: Date | null;

  @Field(() => Int, { description: 'Number of its open sessions.' })
  openSessions!: number;

  @Field(() => Int, { description: 'Number of links that it owns; they go on while it is deactivated.' })
  links!: number;
}

/** A page of local accounts. */
export const LocalAccountConnection = connectionOf(LocalAccountType, 'LocalAccount');

/** Arguments of `localAccounts`. */
@ArgsType()
export class LocalAccountsArgs extends PageArgs implements LocalAccountsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Part of the login name, the name or the address, at most 200 characters.',
  })
  search?: string | null;
}

/** Input of `createLocalAccount`. */
@InputType({ description: 'An account to create.' })
export class CreateLocalAccountInput implements CreateInput {
  @Field(() => String, { description: 'Login name: 1 to 100 letters, digits, underscores, dots and hyphens.' })
  account!: string;

  @Field(() => String, { description: 'Name of its owner, 1 to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Address of its owner, to which the one-time password is mailed.' })
  email!: string;

  @Field(() => Language, { description: 'Language of the mails that administrators cause.' })
  language!: Language;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether its owner manages local accounts too.' })
  isServiceAdministrator!: boolean;
}

/** Payload of `createLocalAccount`. */
@ObjectType({ description: 'The account is created, and its one-time password on its way by mail.' })
export class CreateLocalAccountPayload {
  @Field(() => LocalAccountType, { description: 'The account.' })
  account!: LocalAccountType;
}

/** Input of `renewLocalAccountPassword`. */
@InputType({ description: 'An account whose owner needs a new one-time password.' })
export class RenewLocalAccountPasswordInput {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;
}

/** Payload of `renewLocalAccountPassword`. */
@ObjectType({ description: 'The new one-time password is on its way by mail.' })
export class RenewLocalAccountPasswordPayload {
  @Field(() => LocalAccountType, { description: 'The account as it is now.' })
  account!: LocalAccountType;
}

/** Input of `deactivateLocalAccount`, `reactivateLocalAccount` and `endLocalAccountSessions`. */
@InputType({ description: 'An account to change.' })
export class ChangeLocalAccountInput {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;
}

/** Payload of `deactivateLocalAccount`, `reactivateLocalAccount` and `endLocalAccountSessions`. */
@ObjectType({ description: 'The account is changed, and its owner notified by mail.' })
export class ChangeLocalAccountPayload {
  @Field(() => LocalAccountType, { description: 'The account as it is now.' })
  account!: LocalAccountType;
}
