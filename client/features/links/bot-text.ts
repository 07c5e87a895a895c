import type { LanguageKey } from '#rules/language.ts';

interface BotFacts {
  /** Name of the community. */
  readonly alias: string;
  /** Where people sign. */
  readonly signUrl: string;
}

/** What a bot writes below a pull request, in Markdown: in the language of the contributors, not of the page. */
export const BOT_TEXT: Readonly<Record<LanguageKey, (facts: BotFacts) => string>> = {
  ZH: ({ alias, signUrl }) =>
    `感谢您为${alias}贡献代码！合并之前，请先签署贡献者许可协议（CLA）：${signUrl}\n\n请使用提交（commit）中的邮箱签署；签署后无需更改代码。`,
  EN: ({ alias, signUrl }) =>
    `Thank you for contributing to ${alias}! Before we can merge this, please sign the Contributor Licence Agreement (CLA): ${signUrl}\n\nUse the email of your commits. You do not need to change your code.`,
};
