import { LinkPlatform } from '#rules/code-platform.ts';
import { Language } from '#rules/language.ts';
import type { Dependencies } from '#server/context.ts';
import type { Link } from './link.entity.ts';

/** The language of mails to managers of a link whose accounts have none, as on code platforms. */
export function platformLanguage(
  { config: { defaultLanguage } }: Pick<Dependencies, 'config'>,
  { platform }: Pick<Link, 'platform'>,
): Language {
  return platform === LinkPlatform.GITEE ? Language.ZH : (defaultLanguage ?? Language.EN);
}
