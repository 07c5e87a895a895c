import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Notice } from '#client/components/notice.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { ErrorCode } from '#generated/enums.ts';
import { useLinkInvitationQuery } from '#generated/hooks.ts';
import { InvitationOffer } from './invitation-offer.tsx';

/**
 * The page that the link in an invitation opens, once its reader has logged in: shows the invitation, and accepts it.
 */
export function JoinLinkPage(): ReactElement {
  const { key = '' } = useParams();
  return (
    <Page maxWidth="measure">
      <PageTitle>
        <FormattedMessage id="sharing.join.title" />
      </PageTitle>
      <Box mt="6">
        <Invitation invitationKey={key} />
      </Box>
    </Page>
  );
}

/** Codes that mean that there is nothing to accept. */
const OVER: ReadonlySet<string> = new Set<ErrorCode>(['link_expired', 'illegal_link']);

function Invitation({ invitationKey: key }: { readonly invitationKey: string }): ReactElement {
  const { data, error, refetch } = useLinkInvitationQuery({
    variables: { key },
    fetchPolicy: 'network-only',
    context: { handledCodes: 'all' },
  });
  if (data !== undefined) {
    return <InvitationOffer invitationKey={key} offer={data.linkInvitation} />;
  }
  if (error === undefined) {
    return <LoadingLines />;
  }
  return OVER.has(failureCode(toFailure(error)) ?? '') ? (
    <Notice tone="danger" title={<FormattedMessage id="sharing.join.over" />}>
      <Text>
        <FormattedMessage id="sharing.join.over.text" />
      </Text>
    </Notice>
  ) : (
    <LoadFailure error={error} onRetry={() => void refetch()} />
  );
}
