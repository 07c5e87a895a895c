import { Arg, Args, Ctx, FieldResolver, GraphQLISODateTime, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { toConnection, type Connection } from '#server/graphql/connection.ts';
import { createLink } from './create-link.ts';
import { detailsOf, getLinkDetails, type LinkDetails } from './link-details.queries.ts';
import {
  CreateLinkInput,
  LinkDetailsConnection,
  LinkDetailsType,
  LinkPayload,
  LinksArgs,
  SetLinkSigningStateInput,
  UnlinkLinkInput,
  UnlinkLinkPayload,
  UpdateLinkInput,
} from './link-details.types.ts';
import { listLinks } from './list-links.ts';
import { setLinkSigningState } from './set-link-signing-state.ts';
import { StatusVisibility, statusVisibilityOf } from './status-visibility.rules.ts';
import { unlinkLink } from './unlink-link.ts';
import { updateLink } from './update-link.ts';

/** Management of links by community managers. */
@Resolver(() => LinkDetailsType)
export class LinkManagementResolver {
  @Query(() => LinkDetailsConnection, {
    description:
      'The links that the community manager may manage. Error: `bad_request_parameter` with `first`, `after` or `search`.',
  })
  async links(@Args(() => LinksArgs) args: LinksArgs, @Ctx() ctx: AppContext): Promise<Connection<LinkDetails>> {
    return toConnection(await listLinks(ctx, args));
  }

  @Query(() => LinkDetailsType, { description: 'A link, for its managers. Errors: `no_link`, `no_permission`.' })
  linkDetails(
    @Arg('id', () => ID, { description: 'Public id of the link.' }) id: string,
    @Ctx() ctx: AppContext,
  ): Promise<LinkDetails> {
    return getLinkDetails(ctx, id);
  }

  @Mutation(() => LinkPayload, {
    description:
      'Binds a project to its CLAs, all or none. Errors, with the `field` at fault: `bad_request_parameter` (with `reason` for a source, with the `character` of a name or title that cannot be printed), `no_permission`, `file_too_large`, `not_pdf` with `reason`, `title_type_repeat`, `cla_exists`, `too_many_request` with `retryAfter` above 60 texts of CLAs an hour; `link_exists`.',
  })
  async createLink(
    @Arg('input', () => CreateLinkInput, { description: 'The project and its CLAs.' }) input: CreateLinkInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkPayload> {
    return { link: await detailsOf(ctx, await createLink(ctx, input)) };
  }

  @Mutation(() => LinkPayload, {
    description:
      'Changes name, grace period, sender or another setting of a link. Errors: `no_link`, `no_permission`, `link_frozen`, `bad_request_parameter` with `field` (and `character`), `link_exists`, `step_up_needed` with `methods`, `second_factor_missing` also when whoever requires a second factor has none.',
  })
  async updateLink(
    @Arg('input', () => UpdateLinkInput, { description: 'What changes.' }) input: UpdateLinkInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkPayload> {
    return { link: await detailsOf(ctx, await updateLink(ctx, input)) };
  }

  @Mutation(() => LinkPayload, {
    description:
      'Pauses or closes a link for new signings, or opens it again; what was signed counts in every state, and newer versions can be agreed to. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `visitorText`.',
  })
  async setLinkSigningState(
    @Arg('input', () => SetLinkSigningStateInput, { description: 'The state.' }) input: SetLinkSigningStateInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkPayload> {
    return { link: await detailsOf(ctx, await setLinkSigningState(ctx, input)) };
  }

  @Mutation(() => UnlinkLinkPayload, {
    description:
      'Ends a link at which nobody has ever signed. Errors: `no_link`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`, `link_is_used`.',
  })
  async unlinkLink(
    @Arg('input', () => UnlinkLinkInput, { description: 'The link.' }) { linkId }: UnlinkLinkInput,
    @Ctx() ctx: AppContext,
  ): Promise<UnlinkLinkPayload> {
    return { unlinkedLinkId: (await unlinkLink(ctx, linkId)).linkId };
  }

  @FieldResolver(() => ID)
  id(@Root() { link }: LinkDetails): string {
    return link.linkId;
  }

  @FieldResolver(() => String, { nullable: true })
  senderAddress(@Root() { link }: LinkDetails): string | null {
    return link.senderAddress ?? null;
  }

  @FieldResolver()
  statusNeedsKey(@Root() { link }: LinkDetails): boolean {
    return link.statusNeedsKey;
  }

  @FieldResolver(() => StatusVisibility)
  statusVisibility(@Root() { link }: LinkDetails): StatusVisibility {
    return statusVisibilityOf(link);
  }

  @FieldResolver()
  listed(@Root() { link }: LinkDetails): boolean {
    return link.listed;
  }

  @FieldResolver()
  retentionDays(@Root() { link }: LinkDetails): number {
    return link.retentionDays;
  }

  @FieldResolver()
  legalHold(@Root() { link }: LinkDetails): boolean {
    return link.legalHold;
  }

  @FieldResolver()
  gracePeriodDays(@Root() { link }: LinkDetails): number {
    return link.gracePeriodDays;
  }

  @FieldResolver()
  requiresSecondFactor(@Root() { link }: LinkDetails): boolean {
    return link.requiresSecondFactor;
  }

  @FieldResolver(() => GraphQLISODateTime, { nullable: true })
  frozenAt(@Root() { link }: LinkDetails): Date | null {
    return link.frozenAt ?? null;
  }

  @FieldResolver()
  createdAt(@Root() { link }: LinkDetails): Date {
    return link.createdAt;
  }
}
