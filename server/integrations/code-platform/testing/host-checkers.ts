import type { CodePlatformName } from '#rules/code-platform.ts';
import { GITCODE } from './gitcode-description.ts';
import { GITEE } from './gitee-description.ts';
import { githubChecker } from './github-checker.ts';
import { HostChecker } from './host-description.ts';

/** What holds the stand-ins of each platform against what the platform says of itself. */
export const HOST_CHECKERS: Readonly<Record<CodePlatformName, HostChecker>> = {
  github: githubChecker,
  gitee: new HostChecker('Gitee', GITEE),
  gitcode: new HostChecker('GitCode', GITCODE),
};
