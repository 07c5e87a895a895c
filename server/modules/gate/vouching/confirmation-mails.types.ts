import { Field, InputType, ObjectType } from 'type-graphql';
import type { ConfirmationMails } from './confirmation-mails.ts';

@ObjectType('ConfirmationMails', {
  description: 'Whether an address gets mails about commits that wait for its owner to confirm them.',
})
export class ConfirmationMailsType implements ConfirmationMails {
  @Field(() => String, { description: 'The address, masked.' })
  address!: string;

  @Field(() => Boolean, { description: 'Whether it gets them, from all projects.' })
  enabled!: boolean;
}

@InputType({ description: 'The key from a mail about commits, and whether to get further ones.' })
export class SetConfirmationMailsInput {
  @Field(() => String, { description: 'The key.' })
  key!: string;

  @Field(() => Boolean, { description: 'Whether the address gets such mails.' })
  enabled!: boolean;
}

@ObjectType({ description: 'The choice is stored.' })
export class SetConfirmationMailsPayload {
  @Field(() => ConfirmationMailsType, { description: 'What holds now.' })
  confirmationMails!: ConfirmationMailsType;
}
