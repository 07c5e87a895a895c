import { ArgsType, Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionOf, PageArgs } from '#server/graphql/connection.ts';
import type { AddedPreApprovals } from './manage-pre-approvals.ts';
import type { PreApproval } from './pre-approval.entity.ts';

@ObjectType('PreApproval', {
  description: 'An address approved in advance: whoever signs with it as an employee is active at once.',
})
export class PreApprovalType implements Pick<PreApproval, 'id' | 'email'> {
  @Field(() => ID, { description: 'Identifies it.' })
  id!: string;

  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was approved.' })
  addedAt!: Date;

  @Field(() => String, { description: 'Name of the manager who approved it, even if removed since.' })
  addedBy!: string;
}

export const PreApprovalConnection = connectionOf(PreApprovalType, 'PreApproval');

@ArgsType()
export class PreApprovalsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Part of the address; letter case does not matter.' })
  search?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The `startCursor` of the page after; it takes the place of `after`.',
  })
  before?: string | null;
}

@InputType({ description: 'The addresses to approve in advance: all of them are, or none.' })
export class AddPreApprovalsInput {
  @Field(() => [String], { description: '1 to 500 addresses in email domains of the corporation.' })
  emails!: string[];
}

@ObjectType({ description: 'What became of the addresses.' })
export class AddPreApprovalsPayload implements AddedPreApprovals {
  @Field(() => Int, { description: 'Addresses that are approved now.' })
  addedCount!: number;

  @Field(() => Int, { description: 'Addresses that were before.' })
  listedCount!: number;

  @Field(() => Int, { description: 'Addresses of employees who have signed already; their state stays as it is.' })
  signedCount!: number;
}

@InputType({ description: 'The addresses to take off the list.' })
export class RemovePreApprovalsInput {
  @Field(() => [ID], { description: 'Ids: 1 to 100, each once.' })
  ids!: string[];
}

@ObjectType({ description: 'What was taken off the list.' })
export class RemovePreApprovalsPayload {
  @Field(() => Int, { description: 'Addresses that were taken off; the others were gone before.' })
  removedCount!: number;
}
