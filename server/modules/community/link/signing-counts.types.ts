import { Field, Int, ObjectType } from 'type-graphql';

/** Signings by kind. */
@ObjectType('SigningCounts', { description: 'Signings of a link that have not ended, by kind.' })
export class SigningCountsType {
  @Field(() => Int, { description: 'Individual signings.' })
  individual!: number;

  @Field(() => Int, { description: 'Corporation signings, complete or not.' })
  corporation!: number;

  @Field(() => Int, { description: 'Employee signings, active or not.' })
  employee!: number;
}

/** How many corporations are in each state. */
@ObjectType({ description: 'How many corporations of a link are in each state.' })
export class CorporationSigningCounts {
  @Field(() => Int, { description: 'Submitted and not approved.' })
  uncompleted!: number;

  @Field(() => Int, { description: 'Of the uncompleted ones, those whose signed document was never uploaded.' })
  awaitingDocument!: number;

  @Field(() => Int, { description: 'Of the uncompleted ones, those whose signed document was returned.' })
  awaitingCorrection!: number;

  @Field(() => Int, { description: 'Of the uncompleted ones, those whose signed document waits for a review.' })
  awaitingReview!: number;

  @Field(() => Int, { description: 'Approved.' })
  completed!: number;

  @Field(() => Int, { description: 'Deleted, and not yet purged.' })
  deleted!: number;
}
