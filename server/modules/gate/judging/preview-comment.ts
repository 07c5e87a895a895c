import type { Language } from '#rules/language.ts';
import { signPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import type { Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { uncoveredOf } from '#server/modules/gate/evaluation/uncovered.ts';
import { fillCommentTemplate } from '#server/modules/gate/policy/comment-template.rules.ts';
import { checkCommentText } from '#server/modules/gate/policy/gate-policy-input.rules.ts';
import { findGatePolicy } from '#server/modules/gate/policy/gate-policy.queries.ts';
import { CUSTOM_TEMPLATE } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { commentTemplateOf } from '#server/modules/gate/policy/gate-templates.ts';
import { renderCommits, renderReasons } from './render-comment.ts';

/** A template to be shown. */
export interface PreviewCommentInput {
  readonly linkId: string;
  /** Name of a built-in template, or `custom`. */
  readonly template: string;
  /** Text of `custom`. */
  readonly text: string | null;
  readonly language: Language;
}

/** What is missing in a pull request by an example author. */
const SAMPLE: Judgement = {
  verdict: 'uncovered',
  complete: true,
  commits: [
    {
      sha: '0123456789abcdef0123456789abcdef01234567',
      subject: null,
      subjects: [
        {
          role: 'author',
          email: 'octocat@example.org',
          account: { id: '583231', login: 'octocat', bot: false },
          assurance: 'a2',
          vouchedBy: ['opened'],
          required: true,
          covered: false,
          rule: null,
          missing: 'not_signed',
          step: 'sign',
        },
      ],
    },
  ],
};

const SAMPLE_VERDICT = { judgement: SAMPLE, uncovered: uncoveredOf(SAMPLE), overriddenBy: null, overrideReason: null };

/**
 * Renders the comment on a sample pull request: first as it reads while somebody is not covered, then once everybody
 * is. Errors: those of `getOwnLink`; `bad_request_parameter` with `template` for an unknown name, or for a text that is
 * no template.
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
    subjects: renderReasons(SAMPLE_VERDICT, input.language),
    commits: renderCommits(SAMPLE_VERDICT, { language: input.language, page: publicUrl.href }),
    page: publicUrl.href,
    sign: new URL(signPath(link.linkId), publicUrl).href,
    recheck: (await findGatePolicy(ctx.em, link.id)).commands[0] ?? '',
  };
  const parts = (['uncovered', 'covered'] as const).map((part) => fillCommentTemplate(template, { part, words }));
  return parts.filter((text, index) => parts.indexOf(text) === index).join('\n\n---\n\n');
}
