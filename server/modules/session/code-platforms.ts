import type { AppContext } from '#server/context.ts';
import { LinkPlatform } from '#server/modules/link/link.entity.ts';

/** Code platforms whose login is configured here, in the order in which pages offer them. */
export function codePlatforms({ deps }: AppContext): LinkPlatform[] {
  return [LinkPlatform.GITEE, LinkPlatform.GITHUB].filter((name) => deps.config.codePlatforms[name] !== undefined);
}
