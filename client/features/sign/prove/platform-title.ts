import { CODE_PLATFORMS, type CodePlatformKey } from '#rules/code-platform.ts';

/** The name under which people know a platform. */
export function platformTitle(platform: CodePlatformKey): string {
  return CODE_PLATFORMS.find(({ key }) => key === platform)?.title ?? platform;
}
