import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { CorporationType } from '#server/modules/signing/corporation/corporation.types.ts';

/** An administrator, as the administrators see them. */
@ObjectType('CorporationAdministrator', { description: 'Somebody who manages the side of the corporation.' })
export class CorporationAdministratorType implements Pick<Manager, 'id' | 'account' | 'name' | 'email' | 'isBackup'> {
  @Field(() => ID, { description: 'Identifies the administrator.' })
  id!: string;

  @Field(() => String, { description: 'Login name.' })
  account!: string;

  @Field(() => String, { description: 'Name of the administrator.' })
  name!: string;

  @Field(() => String, { description: 'Address, also accepted at login.' })
  email!: string;

  @Field(() => Boolean, {
    description: 'Whether they are the backup administrator; the other one is the representative.',
  })
  isBackup!: boolean;
}

/** Input of `nameBackupAdministrator`. */
@InputType({ description: 'Who becomes the backup administrator.' })
export class NameBackupAdministratorInput {
  @Field(() => ID, { description: 'Id of an employee manager of the corporation.' })
  id!: string;
}

/** Payload of `nameBackupAdministrator`. */
@ObjectType({ description: 'The backup administrator is named, and both administrators are notified by mail.' })
export class NameBackupAdministratorPayload {
  @Field(() => CorporationType, { description: 'The corporation as it is now.' })
  corporation!: CorporationType;
}

/** Payload of `endBackupAdministrator`. */
@ObjectType({ description: 'The backup administrator is an employee manager again; both are notified by mail.' })
export class EndBackupAdministratorPayload {
  @Field(() => Boolean, { description: 'Always true; whoever ended their own role may no longer read the list.' })
  done!: boolean;
}
