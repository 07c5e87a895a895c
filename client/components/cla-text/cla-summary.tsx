import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainText } from '../plain-text.tsx';

interface ClaSummaryProps {
  /** Null when the community wrote none. */
  readonly summary: string | null;
  /** Language of the CLA, such as `zh`. */
  readonly lang: string;
}

/** What the community says about a CLA in plain words, marked as no part of it; nothing without such words. */
export function ClaSummary({ summary, lang }: ClaSummaryProps): ReactElement | null {
  if (summary === null) {
    return null;
  }
  return (
    <Box
      as="section"
      aria-labelledby="cla-summary-title"
      mb="6"
      bg="bg.sheet"
      border="hairline"
      borderRadius="sm"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" size="md" id="cla-summary-title">
        <FormattedMessage id="claSummary.title" />
      </Heading>
      <Text mt="1" mb="4" fontSize="sm" color="fg.muted" maxWidth="measure">
        <FormattedMessage id="claSummary.note" />
      </Text>
      <PlainText text={summary} lang={lang} />
    </Box>
  );
}
