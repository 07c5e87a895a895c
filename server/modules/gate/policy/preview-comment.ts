import type { Language } from '#rules/language.ts';
import { signPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getOwnLink } from '#server/modules/link/own-link.ts';
import { fillCommentTemplate } from './comment-template.rules.ts';
import { checkCommentText } from './gate-policy-input.rules.ts';
import { findGatePolicy } from './gate-policy.queries.ts';
import { CUSTOM_TEMPLATE } from './gate-policy.rules.ts';
import { commentTemplateOf } from './gate-templates.ts';

/** A template to be shown. */
export interface PreviewCommentInput {
  readonly linkId: string;
  /** Name of a built-in template, or `custom`. */
  readonly template: string;
  /** Text of `custom`. */
  readonly text: string | null;
  readonly language: Language;
}

/** What a pull request by nobody in particular lacks. */
const SAMPLE: Readonly<Record<Language, string>> = {
  zh: '| 提交 | 提交者 | 原因 |\n| --- | --- | --- |\n| 0123456789 | octocat, o\\*\\*\\*@e\\*\\*\\*.org | 尚未签署 |',
  en: '| Commit | Who | Why |\n| --- | --- | --- |\n| 0123456789 | octocat, o\\*\\*\\*@e\\*\\*\\*.org | has not signed |',
};

/**
 * Renders the comment on a sample pull request: first as it reads while somebody is not covered, then once everybody is.
 * Errors: those of `getOwnLink`; `bad_request_parameter` with `template` for an unknown name, or for a text that is no
 * template.
 */
export async function previewComment(ctx: AppContext, input: PreviewCommentInput): Promise<string> {
  const { link } = await getOwnLink(ctx, input.linkId);
  if (input.template === CUSTOM_TEMPLATE) {
    checkCommentText(input.text ?? '', 'template');
  }
  const template = commentTemplateOf({ commentTemplate: input.template, commentText: input.text }, input.language);
  if (template === undefined) {
    throw new AppError('bad_request_parameter', { field: 'template' });
  }
  const { publicUrl } = ctx.deps.config;
  const words = {
    opener: '@octocat',
    community: link.alias,
    subjects: SAMPLE[input.language],
    page: publicUrl.href,
    sign: new URL(signPath(link.linkId), publicUrl).href,
    recheck: (await findGatePolicy(ctx.em, link.id)).commands[0] ?? '',
  };
  const parts = (['uncovered', 'covered'] as const).map((part) => fillCommentTemplate(template, { part, words }));
  return parts.filter((text, index) => parts.indexOf(text) === index).join('\n\n---\n\n');
}
