import { Box, Button, Flex, Heading } from '@chakra-ui/react';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PdfView } from '../pdf-view/pdf-view.tsx';
import { useIsWide } from '../use-is-wide.ts';
import { ClaText } from './cla-text.tsx';

interface ClaReaderProps extends ComponentProps<typeof PdfView> {
  readonly linkId: string;
  /** The CLA's number at the link. */
  readonly number: number;
  /** Language of the CLA. */
  readonly lang: string;
}

/** A CLA to read: its pages where they fit, else its text first and the pages, as large as ever, when asked for. */
export function ClaReader({ linkId, number, ...view }: ClaReaderProps): ReactElement {
  const isWide = useIsWide('many');
  const [isPdf, setPdf] = useState(false);
  if (isWide) {
    return <PdfView {...view} />;
  }
  return (
    <Box as="section" aria-labelledby="cla-text-title">
      <Flex align="center" justify="space-between" gap="4" mb="4">
        <Heading as="h2" size="md" id="cla-text-title">
          <FormattedMessage id="claText.title" />
        </Heading>
        <Button size="sm" aria-pressed={isPdf} onClick={() => setPdf(!isPdf)}>
          <FormattedMessage id="claText.pdf" />
        </Button>
      </Flex>
      {isPdf ? <PdfView {...view} /> : <ClaText key={number} linkId={linkId} number={number} lang={view.lang} />}
    </Box>
  );
}
