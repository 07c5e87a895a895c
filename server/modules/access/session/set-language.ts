import type { Language } from '#rules/language.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { requireSession } from './authorize.ts';
import { ownerOf } from './find-session.ts';

/** Stores the language of mails to the viewer. Errors: those of `requireSession`. */
export async function setLanguage(ctx: AppContext, language: Language): Promise<Language> {
  const owner = ownerOf(await requireSession(ctx));
  await change(ctx, async () => {
    owner.language = language;
  });
  return language;
}
