import type { Language } from '#rules/language.ts';
import type { FactRow } from './facts.tsx';
import { STYLES } from './house-style.ts';

/** Of a signing that anybody can verify; mails of earlier versions have no address for that. */
export interface Verifiable {
  verifyUrl?: string;
}

const LABEL = { zh: '核验', en: 'Verify' } as const satisfies Record<Language, string>;

/** Where anybody can verify the document of the mail; nothing where that is unknown. */
export function verifyRow(language: Language, url: string | undefined): readonly FactRow[] {
  if (url === undefined) {
    return [];
  }
  const link = (
    <a href={url} target="_blank" rel="noopener noreferrer" className="link" style={STYLES.link}>
      {url}
    </a>
  );
  return [{ label: LABEL[language], value: link }];
}
