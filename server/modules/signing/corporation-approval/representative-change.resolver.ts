import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import {
  ConfirmRepresentativeChangeInput,
  ConfirmRepresentativeChangePayload,
  RepresentativeChangeType,
  UndoRepresentativeChangeInput,
  UndoRepresentativeChangePayload,
} from './representative-change.types.ts';
import {
  confirmRepresentativeChange,
  describeRepresentativeChange,
  undoRepresentativeChange,
} from './settle-representative-change.ts';

/** What an earlier representative can do about a change, with the key from the mail. */
@Resolver()
export class RepresentativeChangeResolver {
  @Query(() => RepresentativeChangeType, {
    description:
      'The change that the key from a mail belongs to, while it can be undone. Errors: `illegal_link` for a malformed key, `link_expired` for an old or used one.',
  })
  representativeChange(
    @Arg('key', () => String, { description: 'The key.' }) key: string,
    @Ctx() ctx: AppContext,
  ): Promise<RepresentativeChangeType> {
    return describeRepresentativeChange(ctx, key);
  }

  @Mutation(() => ConfirmRepresentativeChangePayload, {
    description:
      'Confirms a change, so that the new representative need not wait until it can no longer be undone. Errors: `illegal_link`, `link_expired`.',
  })
  async confirmRepresentativeChange(
    @Arg('input', () => ConfirmRepresentativeChangeInput, { description: 'The key.' })
    { key }: ConfirmRepresentativeChangeInput,
    @Ctx() ctx: AppContext,
  ): Promise<ConfirmRepresentativeChangePayload> {
    await confirmRepresentativeChange(ctx, key);
    return { done: true };
  }

  @Mutation(() => UndoRepresentativeChangePayload, {
    description:
      'Gives the corporation back to its earlier representative, who gets a new one-time password by mail; removes the employee managers that were added since. Errors: `illegal_link`, `link_expired`, `resigned` when the earlier representative stands for another corporation by now.',
  })
  async undoRepresentativeChange(
    @Arg('input', () => UndoRepresentativeChangeInput, { description: 'The key.' })
    { key }: UndoRepresentativeChangeInput,
    @Ctx() ctx: AppContext,
  ): Promise<UndoRepresentativeChangePayload> {
    await undoRepresentativeChange(ctx, key);
    return { done: true };
  }
}
