import type { CodePlatformName } from '#rules/code-platform.ts';
import {
  startCodePlatform,
  type RunningCodePlatform,
} from '#server/integrations/code-platform/testing/code-platform.ts';
import type { PlatformState } from '#server/integrations/code-platform/testing/platform-state.ts';
import { whenDone } from './when-done.ts';

/** Every code platform, for tests that try each. */
export const CODE_PLATFORMS = ['github', 'gitee', 'gitcode'] as const satisfies readonly CodePlatformName[];

/** One running platform of each kind. */
export type CodePlatforms = Readonly<Record<CodePlatformName, RunningCodePlatform>>;

/** Starts one platform of each kind for the tests of one file, without people and with the same repositories. */
export async function startCodePlatforms(repositories: PlatformState['repositories'] = []): Promise<CodePlatforms> {
  const [github, gitee, gitcode] = await Promise.all([
    startCodePlatform({ platform: 'github', users: [], repositories }),
    startCodePlatform({ platform: 'gitee', users: [], repositories }),
    startCodePlatform({ platform: 'gitcode', users: [], repositories }),
  ]);
  whenDone(() => Promise.all([github.stop(), gitee.stop(), gitcode.stop()]));
  return { github, gitee, gitcode };
}

/** Settings with which the service offers a log-in with each of them. */
export function environmentOf({ github, gitee, gitcode }: CodePlatforms): Readonly<Record<string, string>> {
  return { ...github.environment, ...gitee.environment, ...gitcode.environment };
}
