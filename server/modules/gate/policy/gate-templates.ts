import type { Language } from '#rules/language.ts';
import { CommentPolicy, CUSTOM_TEMPLATE, GATE_COMMANDS, type GateLabels } from './gate-policy.rules.ts';

/** A built-in comment, with the settings that belong to it. */
export interface GateTemplate {
  readonly name: string;
  /** See `comment-template.rules.ts`. */
  readonly text: Readonly<Record<Language, string>>;
  readonly acceptClaimedAccounts: boolean;
  readonly comment: CommentPolicy;
  readonly labels: GateLabels | null;
  readonly commands: readonly string[];
  /** Whether a command counts however it is indented when it is all that a comment says. */
  readonly wholeComment: boolean;
}

const DEFAULT_TEXT = {
  zh: `{{#uncovered}}
### 需要签署贡献者许可协议（CLA）

{{opener}} 感谢贡献！合入前，{{community}} 需要以下提交者签署 CLA：

{{subjects}}

[查看详情并完成签署]({{page}})。完成后会自动重新检查，也可以评论 \`{{recheck}}\`。
{{/uncovered}}
{{#covered}}
### CLA 检查通过

{{opener}} 所有提交者均已签署 {{community}} 的 CLA。[查看详情]({{page}})
{{/covered}}
`,
  en: `{{#uncovered}}
### A contributor licence agreement (CLA) is needed

{{opener}} Thank you for contributing! Before this can be merged, {{community}} needs a CLA from:

{{subjects}}

[See the details and sign]({{page}}). This is checked again by itself afterwards; you can also comment \`{{recheck}}\`.
{{/uncovered}}
{{#covered}}
### The CLA check has passed

{{opener}} Everybody who wrote this is covered by a CLA of {{community}}. [See the details]({{page}})
{{/covered}}
`,
} as const satisfies Record<Language, string>;

/** Merge tools of the communities search for the titles, and their tests for the words. */
const OPENEULER_TEXT = {
  zh: `{{#uncovered}}
### CLA Signature Guide

{{opener}}，感谢您的贡献。以下提交的作者尚未签署贡献者许可协议（CLA）：

{{commits}}

请 [click here]({{sign}}) 签署 CLA，签署后评论 \`{{recheck}}\` 重新检查签署状态。如有疑问，请参考 [FAQ]({{page}})。
{{/uncovered}}
{{#covered}}
### CLA Signature Pass

{{opener}}，感谢您的贡献。所有提交的作者均已签署贡献者许可协议（CLA）。:wave:
{{/covered}}
`,
  en: `{{#uncovered}}
### CLA Signature Guide

{{opener}}, thanks for your pull request. The authors of the following commits have not signed the Contributor License Agreement (CLA):

{{commits}}

Please [click here]({{sign}}) to sign the CLA. After signing, comment \`{{recheck}}\` to check the status again. If you have any questions, see the [FAQ]({{page}}).
{{/uncovered}}
{{#covered}}
### CLA Signature Pass

{{opener}}, thanks for your pull request. All authors of the commits have signed the Contributor License Agreement (CLA). :wave:
{{/covered}}
`,
} as const satisfies Record<Language, string>;

/** The built-in templates, in the order in which pages offer them. */
export const GATE_TEMPLATES: readonly GateTemplate[] = [
  {
    name: 'default',
    text: DEFAULT_TEXT,
    acceptClaimedAccounts: false,
    comment: CommentPolicy.EDIT,
    labels: null,
    commands: GATE_COMMANDS,
    wholeComment: false,
  },
  {
    name: 'openeuler',
    text: OPENEULER_TEXT,
    acceptClaimedAccounts: true,
    comment: CommentPolicy.NEW,
    labels: { covered: 'openeuler-cla/yes', uncovered: 'openeuler-cla/no' },
    commands: ['/check-cla', '/cla cancel'],
    wholeComment: true,
  },
];

/** The template text of a policy: a built-in one by name, or its own. Undefined for an unknown name. */
export function commentTemplateOf(
  { commentTemplate, commentText }: { readonly commentTemplate: string; readonly commentText: string | null },
  language: Language,
): string | undefined {
  return commentTemplate === CUSTOM_TEMPLATE
    ? (commentText ?? undefined)
    : GATE_TEMPLATES.find(({ name }) => name === commentTemplate)?.text[language];
}

/** Whether a policy's template takes a command however it is indented when it is all that a comment says. */
export function takesWholeComment({ commentTemplate }: { readonly commentTemplate: string }): boolean {
  return GATE_TEMPLATES.some(({ name, wholeComment }) => wholeComment && name === commentTemplate);
}
