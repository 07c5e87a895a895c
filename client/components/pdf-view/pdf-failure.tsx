import { Box, Button, Flex, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '../notice.tsx';

interface PdfFailureProps {
  readonly url: string;
  readonly fileName: string;
  readonly onRetry: () => void;
}

/** Replaces a document that could not be opened: offers a retry and the file itself. */
export function PdfFailure({ url, fileName, onRetry }: PdfFailureProps): ReactElement {
  return (
    <Box p={{ base: '4', md: '8' }}>
      <Notice tone="danger" title={<FormattedMessage id="pdf.failed" />}>
        <Text>
          <FormattedMessage id="pdf.failed.text" />
        </Text>
        <Flex gap="4" mt="3" align="center">
          <Button size="sm" onClick={onRetry}>
            <FormattedMessage id="pdf.retry" />
          </Button>
          <Link href={url} download={fileName}>
            <FormattedMessage id="pdf.download" />
          </Link>
        </Flex>
      </Notice>
    </Box>
  );
}
