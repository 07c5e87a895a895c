import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { TimeAgo } from '#client/components/time-point.tsx';
import type { EmailsQuery } from '#generated/graphql.ts';
import { useEmailsQuery } from '#generated/hooks.ts';
import { EmailPreview } from './email-preview.tsx';

/** The emails of a link: those that did not arrive, and each as its recipients get it. */
export function EmailsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useEmailsQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <LinkPage title={<FormattedMessage id="emails.title" />} error={error}>
      {data === undefined && error !== undefined ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap="12">
          {data !== undefined && data.failedEmails.length > 0 && <FailedEmails emails={data.failedEmails} />}
          <Box as="section" aria-labelledby="email-preview">
            <Heading as="h2" size="xl" id="email-preview">
              <FormattedMessage id="emails.preview" />
            </Heading>
            <Text mt="1" mb="4" color="fg.muted" maxWidth="measure">
              <FormattedMessage id="emails.preview.text" />
            </Text>
            <EmailPreview linkId={linkId} />
          </Box>
        </Stack>
      )}
    </LinkPage>
  );
}

function FailedEmails({ emails }: { readonly emails: EmailsQuery['failedEmails'] }): ReactElement {
  return (
    <Box as="section" aria-labelledby="failed-emails">
      <Heading as="h2" size="xl" id="failed-emails">
        <FormattedMessage id="emails.failed" />
      </Heading>
      <Text mt="1" mb="4" color="fg.muted" maxWidth="measure">
        <FormattedMessage id="emails.failed.text" />
      </Text>
      <Box as="ul" listStyleType="none" borderTop="hairline">
        {emails.map(({ id, kind, recipient, createdAt }) => (
          <Box as="li" key={id} py="3" borderBottom="hairline">
            <Text fontWeight="medium" overflowWrap="anywhere">
              {recipient}
            </Text>
            <Flex columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted">
              <Text as="span">
                <FormattedMessage id={`emails.kind.${kind ?? 'other'}`} />
              </Text>
              <Text as="span">
                <TimeAgo value={createdAt} />
              </Text>
            </Flex>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
