import type { CodePlatformConfig, CodePlatformName } from '#server/code-platform-config.ts';
import type { CodePlatform } from './code-platform.ts';
import { openGitee } from './gitee.ts';
import { openGithub } from './github.ts';

const OPEN = { github: openGithub, gitee: openGitee } as const satisfies Record<
  CodePlatformName,
  (config: CodePlatformConfig) => CodePlatform
>;

/** A code platform as the operator configured it; nothing is asked of it yet. */
export function openCodePlatform(name: CodePlatformName, config: CodePlatformConfig): CodePlatform {
  return OPEN[name](config);
}
