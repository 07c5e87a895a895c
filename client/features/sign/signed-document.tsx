import { Box, Button, Flex, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import type { SignedDocument as SignedDocumentState } from './use-signed-document.ts';

interface SignedDocumentProps {
  readonly document: SignedDocumentState;
  readonly reference: string;
}

/** Offers the signed document to read and download once it is ready; screen readers announce it. */
export function SignedDocument({ document, reference }: SignedDocumentProps): ReactElement {
  const intl = useIntl();
  return (
    <Box aria-live="polite" mt="6">
      {document.status === 'preparing' && (
        <Button variant="solid" loading loadingText={intl.formatMessage({ id: 'sign.success.document.preparing' })} />
      )}
      {document.status === 'late' && (
        <Text>
          <FormattedMessage id="sign.success.document.late" />
        </Text>
      )}
      {document.status === 'ready' && (
        <Flex gap="4" align="center" wrap="wrap">
          <Button asChild variant="solid">
            <Link href={document.path} download={`${reference}.pdf`} variant="plain" color="accent.contrast">
              <Icon name="download" />
              <FormattedMessage id="sign.success.download" />
            </Link>
          </Button>
          <NewTabLink href={document.path}>
            <FormattedMessage id="sign.success.read" />
          </NewTabLink>
          <Link href={`${document.path}/evidence`} download={`${reference}-evidence.zip`}>
            <FormattedMessage id="sign.success.evidence" />
          </Link>
        </Flex>
      )}
    </Box>
  );
}
