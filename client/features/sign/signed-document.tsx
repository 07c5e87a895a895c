import { Box, Button, Flex, Grid, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { LastPage } from '#client/components/pdf-view/last-page.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { ResendDocument } from './resend-document.tsx';
import { Reference, type SigningSummary } from './signed-facts.tsx';
import type { SignedDocument as SignedDocumentState } from './use-signed-document.ts';

interface SignedDocumentProps {
  readonly token: string;
  readonly document: SignedDocumentState;
  readonly facts: SigningSummary;
  /** Where the document is emailed to: the email that signed. */
  readonly email: string;
}

/** The signed document: its page with the signature, who signed when, and the ways to keep it. */
export function SignedDocument({ token, document, facts, email }: SignedDocumentProps): ReactElement {
  const { reference, signer, signedAt } = facts;
  return (
    <Grid
      as="section"
      columnGap={{ base: '4', sm: '6' }}
      rowGap="4"
      templateColumns="auto minmax(0, 1fr)"
      mt="8"
      p={{ base: '4', md: '6' }}
      bg="bg.sheet"
      border="hairline"
      borderTop="rule.accent"
      borderRadius="sm"
      alignItems="start"
    >
      <LastPage url={document.status === 'ready' ? document.path : undefined} />
      <Box>
        <Reference reference={reference} />
        <Text mt="1" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {signer?.[0]}
          {signedAt !== undefined && (
            <>
              {' · '}
              <TimePoint value={signedAt} />
            </>
          )}
        </Text>
      </Box>
      <Flex gridColumn="1 / -1" gap="2" wrap="wrap">
        <Box aria-live="polite">
          <Ways document={document} reference={reference} />
        </Box>
        {document.status === 'ready' && <ResendDocument token={token} email={email} />}
      </Flex>
    </Grid>
  );
}

/** Offers the document to download and read once it is ready; screen readers announce it. */
function Ways({ document, reference }: Pick<SignedDocumentProps, 'document'> & { readonly reference: string }) {
  const intl = useIntl();
  if (document.status !== 'ready') {
    return document.status === 'late' ? (
      <Text>
        <FormattedMessage id="sign.success.document.late" />
      </Text>
    ) : (
      <Button loading loadingText={intl.formatMessage({ id: 'sign.success.document.preparing' })} />
    );
  }
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Button asChild size="sm">
        <Link href={document.path} download={`${reference}.pdf`} variant="plain">
          <Icon name="download" />
          <FormattedMessage id="sign.success.download" />
        </Link>
      </Button>
      <Button asChild size="sm">
        <Link href={document.path} target="_blank" rel="noopener noreferrer" variant="plain">
          <FormattedMessage id="sign.success.read" />
        </Link>
      </Button>
    </Flex>
  );
}
