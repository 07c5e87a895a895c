import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Icon } from '#client/components/icons.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { ClaVersionRowFragment, LinkClasFragment, SigningType } from '#generated/graphql.ts';
import { LANGUAGE_KEYS } from '#rules/language.ts';
import { addClaPath } from '#rules/paths.ts';
import { ClaVersionTable } from './cla-version-table.tsx';

interface LinkClasSectionProps {
  readonly type: SigningType;
  readonly details: LinkClasFragment;
}

/** Sorts current versions first, by language, then the others, newest first. */
function byUse(a: ClaVersionRowFragment, b: ClaVersionRowFragment): number {
  if (a.state === 'CURRENT' && b.state === 'CURRENT') {
    return LANGUAGE_KEYS.indexOf(a.cla.language) - LANGUAGE_KEYS.indexOf(b.cla.language);
  }
  return Number(b.state === 'CURRENT') - Number(a.state === 'CURRENT') || b.cla.number - a.cla.number;
}

/** All versions of a link's CLAs of one type. */
export function LinkClasSection({ type, details }: LinkClasSectionProps): ReactElement {
  const intl = useIntl();
  const versions = details.claVersions.filter(({ cla }) => cla.type === type).toSorted(byUse);
  const titleId = `clas-${type}`;
  const offered = versions.filter(({ state }) => state === 'CURRENT').length;
  return (
    <Box as="section" tabIndex={-1} outline="none" aria-labelledby={titleId}>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between" mb="4">
        <Heading as="h2" size="xl" id={titleId}>
          <FormattedMessage id={`links.clas.${type}`} />
        </Heading>
        {offered < LANGUAGE_KEYS.length && (
          <ChangersOnly>
            <ButtonLink to={addClaPath(details.id, type)} size="sm">
              <Icon name="plus" />
              <FormattedMessage id={offered === 0 ? 'links.cla.addFirst' : 'links.cla.addLanguage'} />
            </ButtonLink>
          </ChangersOnly>
        )}
      </Flex>
      {versions.length === 0 ? (
        <Text color="fg.muted" py="4" borderY="hairline">
          <FormattedMessage id={`links.clas.none.${type}`} />
        </Text>
      ) : (
        <ClaVersionTable
          linkId={details.id}
          label={intl.formatMessage({ id: `links.clas.${type}` })}
          versions={versions}
        />
      )}
    </Box>
  );
}
