import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { pdfjs } from 'react-pdf';
import { AgreementText } from '../agreement-text.tsx';
import { usePageTexts } from './use-page-texts.ts';

interface PdfTextProps {
  readonly pdf: pdfjs.PDFDocumentProxy;
  readonly lang: string | undefined;
}

/** The text of a PDF as real text, for screen readers and readers who prefer it. */
export function PdfText({ pdf, lang }: PdfTextProps): ReactElement {
  const intl = useIntl();
  return (
    <Box bg="bg.sheet" px={{ base: '4', md: '8' }} py="6">
      {usePageTexts(pdf).map(({ page, paragraphs }) => (
        <Box
          key={page}
          as="section"
          aria-label={intl.formatMessage({ id: 'pdf.pageLabel' }, { page })}
          maxWidth="measure"
          mx="auto"
        >
          {paragraphs.length === 0 && (
            <Text color="fg.muted">
              <FormattedMessage id="pdf.noText" />
            </Text>
          )}
          <AgreementText paragraphs={paragraphs} lang={lang} headings="h2" isContinued={page > 1} />
        </Box>
      ))}
    </Box>
  );
}
