import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Language } from '#rules/language.ts';
import type { InvitedEmployees, InviteEmployeesInput as Input } from './invite-employees.ts';

@InputType({ description: 'Colleagues to invite: all of them are checked before anybody is.' })
export class InviteEmployeesInput implements Input {
  @Field(() => [String], { description: '1 to 500 addresses in email domains of the corporation.' })
  emails!: string[];

  @Field(() => Language, { description: 'Language of the mail.' })
  language!: Language;
}

@ObjectType({ description: 'What became of the addresses.' })
export class InviteEmployeesPayload implements InvitedEmployees {
  @Field(() => Int, { description: 'Addresses that a mail goes to.' })
  invitedCount!: number;

  @Field(() => Int, {
    description: 'Addresses that were invited in the last seven days, or whose owner has signed as an employee.',
  })
  skippedCount!: number;
}
