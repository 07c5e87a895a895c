import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { ClaUpdatePreviewArgs, ClaUpdatePreviewType } from './cla-update-preview.types.ts';
import { previewClaUpdate, type ClaUpdatePreview } from './preview-cla-update.ts';

/** The review of a new version before it is published. */
@Resolver()
export class ClaUpdatePreviewResolver {
  @Query(() => ClaUpdatePreviewType, {
    description:
      'What publishing a new version of a CLA would do, for managers of the link; changes nothing. Errors as `updateCla`.',
  })
  claUpdatePreview(
    @Args(() => ClaUpdatePreviewArgs) args: ClaUpdatePreviewArgs,
    @Ctx() ctx: AppContext,
  ): Promise<ClaUpdatePreview> {
    return previewClaUpdate(ctx, args);
  }
}
