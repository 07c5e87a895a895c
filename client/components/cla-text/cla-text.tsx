import { Box, Text } from '@chakra-ui/react';
import { type ReactElement, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { useClaTextQuery } from '#generated/hooks.ts';
import { AgreementText } from '../agreement-text.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { LoadingLines } from '../loading-lines.tsx';
import { Notice } from '../notice.tsx';

interface ClaTextProps {
  readonly linkId: string;
  /** The CLA's number at the link. */
  readonly number: number;
  readonly lang: string;
}

/** The text of a CLA as the server reads it from the PDF, so that small screens need not draw pages. */
export function ClaText({ linkId, number, lang }: ClaTextProps): ReactElement {
  const {
    data: arrived,
    error,
    refetch,
  } = useClaTextQuery({
    variables: { linkId, number },
    context: { handledCodes: 'all' },
  });
  // A long text is drawn in slices, so that a phone answers a touch in between.
  const data = useDeferredValue(arrived);
  const paragraphs = data?.cla?.paragraphs ?? [];
  if (data === undefined) {
    return (
      // As high as a screen, so that the form below it is not seen to jump.
      <Box minHeight="100dvh">
        {error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
      </Box>
    );
  }
  if (paragraphs.length === 0) {
    return (
      <Notice tone="warning" title={<FormattedMessage id="claText.none" />}>
        <FormattedMessage id="claText.none.text" />
      </Notice>
    );
  }
  return (
    <>
      <AgreementText paragraphs={paragraphs} lang={lang} headings="h3" />
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="claText.note" />
      </Text>
    </>
  );
}
