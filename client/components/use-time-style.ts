import { useIntl } from 'react-intl';
import { LANGUAGES } from '#rules/language.ts';
import type { TimeStyle } from '#rules/time-text.ts';

/** Returns how times are written for the reader: in their language and zone. */
export function useTimeStyle(): TimeStyle {
  const { locale, timeZone } = useIntl();
  const language = LANGUAGES.find(({ code }) => code === locale)?.code ?? LANGUAGES[0].code;
  return { language, ...(timeZone !== undefined && { timeZone }) };
}
