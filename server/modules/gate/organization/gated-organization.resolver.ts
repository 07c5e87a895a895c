import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import {
  AvailableOrganization,
  AvailableOrganizationsArgs,
  GatedOrganizationType,
  ReleaseGatedOrganizationInput,
  ReleaseGatedOrganizationPayload,
  SetGatedOrganizationInput,
  SetGatedOrganizationPayload,
} from './gated-organization.types.ts';
import { listGatedOrganizations, presentOrganization } from './list-gated-organizations.ts';
import {
  listReachableOrganizations,
  releaseGatedOrganization,
  setGatedOrganization,
} from './set-gated-organization.ts';

/** Organisations whose repositories are all judged, for community managers. */
@Resolver()
export class GatedOrganizationResolver {
  @Query(() => [GatedOrganizationType], {
    description:
      'The organisations checked as a whole at a link, by name, for its managers. Errors: `no_link`, `no_permission`.',
  })
  gatedOrganizations(
    @Arg('linkId', () => ID, { description: 'Public id of the link.' }) linkId: string,
    @Ctx() ctx: AppContext,
  ): Promise<GatedOrganizationType[]> {
    return listGatedOrganizations(ctx, linkId);
  }

  @Query(() => [AvailableOrganization], {
    description:
      'Organisations that a connection reaches and the viewer may have checked at a link, by name. Community managers only. Errors: `no_link`, `not_found`, `no_permission`, `auth_failed`, `too_many_request` with `retryAfter`.',
  })
  availableOrganizations(
    @Args(() => AvailableOrganizationsArgs) args: AvailableOrganizationsArgs,
    @Ctx() ctx: AppContext,
  ): Promise<AvailableOrganization[]> {
    return listReachableOrganizations(ctx, args);
  }

  @Mutation(() => SetGatedOrganizationPayload, {
    description:
      'Has all repositories of an organisation checked at a link, the present and the future ones, or changes how; those set by themselves stay as they are. For managers of the link. Errors: `no_link`, `no_permission` (also for an organisation out of reach or not of the link), `link_exists` (of another link, from which only that of the organisation takes it), `link_frozen`, `step_up_needed` with `methods`, `not_found`, `auth_failed`, `too_many_request` with `retryAfter`, `bad_request_parameter` with `mode`, `exclusions`, `exclusions.<n>.pattern` or `exclusions.<n>.reason`.',
  })
  async setGatedOrganization(
    @Arg('input', () => SetGatedOrganizationInput, { description: 'The organisation.' })
    input: SetGatedOrganizationInput,
    @Ctx() ctx: AppContext,
  ): Promise<SetGatedOrganizationPayload> {
    return { organization: await presentOrganization(ctx, await setGatedOrganization(ctx, input)) };
  }

  @Mutation(() => ReleaseGatedOrganizationPayload, {
    description:
      'Ends that an organisation is checked as a whole; its repositories stay as they are, and further ones are not checked. For managers of the link. Errors: `not_found`, `no_permission`, `link_frozen`, `step_up_needed` with `methods`.',
  })
  async releaseGatedOrganization(
    @Arg('input', () => ReleaseGatedOrganizationInput, { description: 'The organisation.' })
    { id }: ReleaseGatedOrganizationInput,
    @Ctx() ctx: AppContext,
  ): Promise<ReleaseGatedOrganizationPayload> {
    return { id: await releaseGatedOrganization(ctx, id) };
  }
}
