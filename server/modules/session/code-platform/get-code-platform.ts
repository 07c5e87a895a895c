import type { CodePlatformName } from '#server/code-platform-config.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { CodePlatform } from '#server/integrations/code-platform/code-platform.ts';
import { openCodePlatform } from '#server/integrations/code-platform/open-code-platform.ts';

const NAMES: readonly CodePlatformName[] = ['github', 'gitee'];

/** A code platform whose login is configured here. */
export interface ConfiguredPlatform {
  readonly platform: CodePlatformName;
  readonly api: CodePlatform;
}

/** The configured platform of this name. Error: `unsupported_code_platform`. */
export function getCodePlatform(ctx: AppContext, name: string): ConfiguredPlatform {
  const platform = NAMES.find((known) => known === name);
  const config = platform && ctx.deps.config.codePlatforms[platform];
  if (platform === undefined || config === undefined) {
    throw new AppError('unsupported_code_platform');
  }
  return { platform, api: openCodePlatform(platform, config) };
}
