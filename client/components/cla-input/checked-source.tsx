import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fingerprint } from '../fingerprint.tsx';
import { Icon } from '../icons.tsx';
import { ClaPreview } from './cla-preview.tsx';
import type { CheckedDocument, ClaSource } from './cla-source.ts';
import { SourceName } from './source-name.tsx';

interface CheckedSourceProps {
  readonly source: ClaSource;
  readonly document: CheckedDocument;
  readonly title: string;
  readonly lang: string;
  /** Absent if the text is read-only. */
  readonly onReplace?: () => void;
}

/** A text that the service accepted: its source, size and fingerprint, with buttons to preview and replace it. */
export function CheckedSource({ source, document, title, lang, onReplace }: CheckedSourceProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flex gap="4" align="flex-start" wrap="wrap" justify="space-between">
      <Flex gap="3" minWidth="0" flexBasis="20rem" flexGrow="1">
        <Icon name="check" color="success" mt="1" />
        <Box minWidth="0">
          <SourceName source={source} />
          <Text fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            <FormattedMessage
              id="claInput.document.facts"
              values={{ pages: document.pages, kilobytes: Math.max(1, Math.round(document.size / 1024)) }}
            />
          </Text>
          {typeof document.rewritten === 'string' && (
            <Text mt="2" fontSize="sm">
              <FormattedMessage id={`claInput.document.rewritten.${document.rewritten}`} />
            </Text>
          )}
          <Box mt="2" color="fg.muted">
            <Fingerprint sha256={document.sha256} />
          </Box>
        </Box>
      </Flex>
      <Flex gap="2">
        <Button size="sm" onClick={() => setOpen(true)}>
          <FormattedMessage id="claInput.document.preview" />
        </Button>
        {onReplace !== undefined && (
          <Button size="sm" variant="ghost" onClick={onReplace}>
            <FormattedMessage id="claInput.document.replace" />
          </Button>
        )}
      </Flex>
      <ClaPreview document={document} title={title} lang={lang} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Flex>
  );
}
