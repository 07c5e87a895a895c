import { CODE_PLATFORMS, type CodePlatformName } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CodePlatform } from '#server/integrations/code-platform/code-platform.ts';
import { openCodePlatform } from '#server/integrations/code-platform/open-code-platform.ts';

/** A code platform whose login is configured here. */
export interface ConfiguredPlatform {
  readonly platform: CodePlatformName;
  readonly api: CodePlatform;
}

/** Returns the configured code platforms, in the order in which pages offer them. */
export function codePlatforms({ deps }: AppContext): CodePlatformName[] {
  return CODE_PLATFORMS.map(({ name }) => name).filter((name) => deps.config.codePlatforms[name] !== undefined);
}

/** Returns the configured platform of this name. Error: `unsupported_code_platform`. */
export function getCodePlatform(ctx: AppContext, name: string): ConfiguredPlatform {
  const platform = CODE_PLATFORMS.find((known) => known.name === name)?.name;
  const config = platform && ctx.deps.config.codePlatforms[platform];
  if (platform === undefined || config === undefined) {
    throw new AppError('unsupported_code_platform');
  }
  return { platform, api: openCodePlatform(platform, config) };
}
