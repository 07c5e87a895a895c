import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { detailsOf } from '#server/modules/community/link/link-details.queries.ts';
import { LinkClaPayload, LinkPayload } from '#server/modules/community/link/link-details.types.ts';
import { addCla } from './add-cla.ts';
import { AddClaInput, RemoveClaInput, SetClaSummaryInput, UpdateClaInput } from './cla-management.types.ts';
import type { Cla } from './cla.entity.ts';
import { removeCla } from './remove-cla.ts';
import { setClaSummary } from './set-cla-summary.ts';
import { updateCla } from './update-cla.ts';

const SOURCE_ERRORS =
  '`bad_request_parameter` with `field` and, of a source, `reason`; `file_too_large`, `not_pdf` with `reason`; `too_many_request` with `retryAfter` above 60 texts an hour';

/** Management of a link's CLAs by community managers. */
@Resolver()
export class ClaManagementResolver {
  @Mutation(() => LinkClaPayload, {
    description: `Adds a CLA of a further type or language. Errors: \`no_link\`, \`no_permission\`, \`link_frozen\`, \`step_up_needed\` with \`methods\`, \`cla_exists\`, \`title_type_repeat\`, ${SOURCE_ERRORS}.`,
  })
  async addCla(
    @Arg('input', () => AddClaInput, { description: 'The CLA.' }) input: AddClaInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkClaPayload> {
    return withLink(ctx, await addCla(ctx, input));
  }

  @Mutation(() => LinkClaPayload, {
    description: `Replaces a current CLA with a new version. Errors: \`no_link\`, \`no_permission\`, \`link_frozen\`, \`no_cla_binding\`, \`cla_exists\` when somebody else replaced it first, \`title_type_repeat\`, ${SOURCE_ERRORS} (\`unchanged\` for the very same text and fields).`,
  })
  async updateCla(
    @Arg('input', () => UpdateClaInput, { description: 'What is new.' }) input: UpdateClaInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkClaPayload> {
    return withLink(ctx, await updateCla(ctx, input));
  }

  @Mutation(() => LinkClaPayload, {
    description:
      'Changes what signers read about a current CLA in plain words, apart from its version; nobody is notified. Errors: `no_link`, `no_permission`, `link_frozen`, `unmatched_cla` when it is not current, `bad_request_parameter` with `summary` above 2000 characters or with control characters.',
  })
  async setClaSummary(
    @Arg('input', () => SetClaSummaryInput, { description: 'The summary.' }) input: SetClaSummaryInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkClaPayload> {
    return withLink(ctx, await setClaSummary(ctx, input));
  }

  @Mutation(() => LinkPayload, {
    description:
      'Removes a current CLA that nobody has signed. Errors: `no_link`, `no_permission`, `link_frozen`, `unmatched_cla` when it is not current, `cla_is_used`.',
  })
  async removeCla(
    @Arg('input', () => RemoveClaInput, { description: 'The CLA.' }) input: RemoveClaInput,
    @Ctx() ctx: AppContext,
  ): Promise<LinkPayload> {
    return { link: await detailsOf(ctx, await removeCla(ctx, input)) };
  }
}

async function withLink(ctx: AppContext, cla: Cla): Promise<LinkClaPayload> {
  return { link: await detailsOf(ctx, cla.link), cla };
}
