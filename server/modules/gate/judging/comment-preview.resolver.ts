import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { AppContext } from '#server/context.ts';
import { CommentPreviewArgs } from '#server/modules/gate/policy/gate-policy-input.types.ts';
import { previewComment } from './preview-comment.ts';

@Resolver()
export class CommentPreviewResolver {
  @Query(() => String, {
    description:
      'A comment as it would read on a sample pull request, in Markdown: while somebody is not covered, then once everybody is. Errors: `no_link`, `no_permission`, `bad_request_parameter` with `template`.',
  })
  gateCommentPreview(
    @Args(() => CommentPreviewArgs) { text, ...asked }: CommentPreviewArgs,
    @Ctx() ctx: AppContext,
  ): Promise<string> {
    return previewComment(ctx, { ...asked, text: text ?? null });
  }
}
