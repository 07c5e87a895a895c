import type { CodePlatformName } from '#rules/code-platform.ts';
import type { CodePlatformConfig } from '#server/config/code-platform-config.ts';
import type { CodePlatform } from './code-platform.ts';
import { openGitcode } from './gitcode/open-gitcode.ts';
import { openGitee } from './gitee/open-gitee.ts';
import { openGithub } from './github/open-github.ts';

const OPEN = { github: openGithub, gitee: openGitee, gitcode: openGitcode } as const satisfies Record<
  CodePlatformName,
  (config: CodePlatformConfig) => CodePlatform
>;

/** Opens a code platform as configured, without a request to it. */
export function openCodePlatform(name: CodePlatformName, config: CodePlatformConfig): CodePlatform {
  return OPEN[name](config);
}
