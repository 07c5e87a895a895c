import { Button, chakra, Flex } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import type { SignedCla_ClaFragment } from '#generated/graphql.ts';
import { Language, type LanguageKey, LanguageName } from '#rules/language.ts';
import type { SignLink } from './use-sign-link.ts';

interface ClaFactsProps {
  readonly link: Pick<SignLink, 'projectUrl'>;
  readonly cla: SignedCla_ClaFragment;
  /** All languages that the CLA is offered in. */
  readonly languages: readonly LanguageKey[];
  readonly onLanguageChange: (language: LanguageKey) => void;
}

/** Identifies the document above it: language, version, fingerprint and project. */
export function ClaFacts({ link, cla, languages, onLanguageChange }: ClaFactsProps): ReactElement {
  const intl = useIntl();
  return (
    <Flex as="dl" wrap="wrap" columnGap="8" rowGap="4">
      <Fact labelId="sign.cla.language">
        <Flex as="fieldset" aria-label={intl.formatMessage({ id: 'sign.cla.language' })} gap="2">
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
      </Fact>
      <Fact labelId="sign.cla.version">
        <FormattedMessage id="sign.cla.versionNumber" values={{ version: cla.version }} />
      </Fact>
      <Fact labelId="sign.cla.fingerprint">
        <Fingerprint sha256={cla.sha256} />
      </Fact>
      <Fact labelId="sign.chooser.project">
        <NewTabLink href={link.projectUrl} overflowWrap="anywhere" minWidth="0">
          {link.projectUrl}
        </NewTabLink>
      </Fact>
    </Flex>
  );
}

interface FactProps {
  readonly labelId: MessageId;
  readonly children: ReactNode;
}

function Fact({ labelId, children }: FactProps): ReactElement {
  return (
    <Flex direction="column" gap="1" flexShrink={{ base: '1', md: '0' }} maxWidth="full">
      <chakra.dt fontSize="xs" color="fg.muted">
        <FormattedMessage id={labelId} />
      </chakra.dt>
      <chakra.dd minHeight="8" display="flex" alignItems="center">
        {children}
      </chakra.dd>
    </Flex>
  );
}
