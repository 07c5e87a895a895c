import type { AppContext } from '#server/context.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { readerLanguage } from '#server/modules/ground/email/reader-language.ts';
import { GATE_TEMPLATES, type GateTemplate } from './gate-templates.ts';

/** A built-in template in one language. */
export interface TranslatedTemplate extends Omit<GateTemplate, 'text'> {
  readonly text: string;
}

/** Lists the built-in templates in the language of the browser. Errors: those of `requireCommunityManager`. */
export async function listGateTemplates(ctx: AppContext): Promise<TranslatedTemplate[]> {
  await requireCommunityManager(ctx);
  const language = readerLanguage(ctx);
  return GATE_TEMPLATES.map((template) => ({ ...template, text: template.text[language] }));
}
