import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from './copy-button.tsx';
import { NewTabLink } from './new-tab-link.tsx';

interface SignAddressProps {
  readonly label: ReactNode;
  /** Path of a signing page. */
  readonly path: string;
}

/** The address of a signing page, to copy and to open. */
export function SignAddress({ label, path }: SignAddressProps): ReactElement {
  const intl = useIntl();
  const address = window.location.origin + path;
  return (
    <Box p={{ base: '4', md: '6' }} bg="bg.sheet" border="hairline" borderTop="rule.accent" borderRadius="sm">
      <Text fontSize="sm" color="fg.muted">
        {label}
      </Text>
      <Text as="strong" display="block" mt="1" fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere">
        {address}
      </Text>
      <Flex mt="4" gap="4" align="center" wrap="wrap">
        <CopyButton value={address} copied={intl.formatMessage({ id: 'signAddress.copied' })}>
          <FormattedMessage id="signAddress.copy" />
        </CopyButton>
        <NewTabLink href={path} fontSize="sm">
          <FormattedMessage id="signAddress.open" />
        </NewTabLink>
      </Flex>
    </Box>
  );
}
