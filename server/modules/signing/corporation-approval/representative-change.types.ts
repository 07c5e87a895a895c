import { Field, GraphQLISODateTime, InputType, ObjectType } from 'type-graphql';

/** A change that can still be undone. */
@ObjectType('RepresentativeChange', {
  description: "A corporation's representative got another address; the earlier one can still undo that.",
})
export class RepresentativeChangeType {
  @Field(() => String, { description: 'Alias of the project.' })
  community!: string;

  @Field(() => String, { description: 'Name of the corporation.' })
  corporationName!: string;

  @Field(() => String, { description: 'Name of the earlier representative.' })
  previousName!: string;

  @Field(() => String, { description: 'Name of the representative now.' })
  newName!: string;

  @Field(() => String, { description: 'Address of the representative now.' })
  newEmail!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was changed.' })
  changedAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Until when it can be undone.' })
  endsAt!: Date;
}

/** Input of `confirmRepresentativeChange`. */
@InputType({ description: 'The key from the mail to the earlier address.' })
export class ConfirmRepresentativeChangeInput {
  @Field(() => String, { description: 'The key.' })
  key!: string;
}

/** Payload of `confirmRepresentativeChange`. */
@ObjectType({ description: 'The change is confirmed.' })
export class ConfirmRepresentativeChangePayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}

/** Input of `undoRepresentativeChange`. */
@InputType({ description: 'The key from the mail to the earlier address.' })
export class UndoRepresentativeChangeInput {
  @Field(() => String, { description: 'The key.' })
  key!: string;
}

/** Payload of `undoRepresentativeChange`. */
@ObjectType({ description: 'The change is undone.' })
export class UndoRepresentativeChangePayload {
  @Field(() => Boolean, { description: 'Always true.' })
  done!: boolean;
}
