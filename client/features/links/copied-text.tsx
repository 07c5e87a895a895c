import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CopyButton } from '#client/components/copy-button.tsx';

interface CopiedTextProps {
  /** Says where it belongs. */
  readonly label: ReactNode;
  readonly value: string;
  /** The text of the button. */
  readonly copy: ReactNode;
}

/** A text to put elsewhere, as it is, with a button that copies it. */
export function CopiedText({ label, value, copy }: CopiedTextProps): ReactElement {
  const intl = useIntl();
  return (
    <Box p="4" bg="bg.subtle" border="hairline" borderRadius="sm">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Text fontSize="sm" color="fg.muted">
          {label}
        </Text>
        <CopyButton value={value} copied={intl.formatMessage({ id: 'links.share.copied' })}>
          {copy}
        </CopyButton>
      </Flex>
      <chakra.code display="block" mt="2" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {value}
      </chakra.code>
    </Box>
  );
}
