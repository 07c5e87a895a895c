import { Button, Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Language, type LanguageKey, LanguageName } from '#rules/language.ts';

interface ClaLanguagesProps {
  readonly cla: { readonly language: LanguageKey };
  /** All languages that the CLA is offered in. */
  readonly languages: readonly LanguageKey[];
  readonly onLanguageChange: (language: LanguageKey) => void;
}

/** Changes the language of the CLA, where it has several. */
export function ClaLanguages({ cla, languages, onLanguageChange }: ClaLanguagesProps): ReactElement | null {
  const intl = useIntl();
  if (languages.length < 2) {
    return null;
  }
  return (
    <Flex as="fieldset" aria-label={intl.formatMessage({ id: 'sign.cla.language' })} gap="2" wrap="wrap">
      {languages.map((language) => (
        <Button
          key={language}
          size="sm"
          lang={Language[language]}
          aria-pressed={language === cla.language}
          onClick={() => onLanguageChange(language)}
        >
          {LanguageName[language]}
        </Button>
      ))}
    </Flex>
  );
}
