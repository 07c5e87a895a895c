import { Box, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { keepLinkSettings } from '#client/components/link-settings-draft.ts';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { WizardSendersQuery } from '#generated/graphql.ts';
import { useWizardSendersQuery } from '#generated/hooks.ts';
import { linkSenderPath, linkSettingsPath } from '#rules/paths.ts';
import { NewSender } from './new-sender.tsx';
import { useGmailReturn } from './use-gmail-return.ts';

interface LinkSenderProps {
  readonly linkId: string;
}

/** Authorises another sender for a link that exists, and returns to its settings with the address chosen. */
export function LinkSender({ linkId }: LinkSenderProps): ReactElement {
  const { data, error, refetch } = useWizardSendersQuery({ context: { handledCodes: 'all' } });
  return (
    <Page>
      <Box mb="6">
        <ButtonLink to={linkSettingsPath(linkId)} variant="plain" size="sm">
          <FormattedMessage id="bindCla.email.settings.back" />
        </ButtonLink>
      </Box>
      <PageTitle>
        <FormattedMessage id="bindCla.email.title" />
      </PageTitle>
      <Text mt="4" mb="8" maxWidth="measure" color="fg.muted">
        <FormattedMessage id="bindCla.email.settings.lead" />
      </Text>
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Authorization linkId={linkId} known={data} />}
    </Page>
  );
}

interface AuthorizationProps extends LinkSenderProps {
  readonly known: WizardSendersQuery;
}

function Authorization({ linkId, known }: AuthorizationProps): ReactElement {
  const navigate = useNavigate();
  const [typedAddress, setTypedAddress] = useState('');
  const handleAuthorized = (senderAddress: string) => {
    keepLinkSettings(linkId, { senderAddress });
    void navigate(linkSettingsPath(linkId), { replace: true });
  };
  const gmailFailure = useGmailReturn(known.senderCredentials, handleAuthorized);
  return (
    <NewSender
      isFirst
      providers={known.senderProviders}
      servers={known.senderServers}
      gmailFailure={gmailFailure}
      returnPath={linkSenderPath(linkId)}
      address={typedAddress}
      onAddressChange={setTypedAddress}
      onAuthorized={handleAuthorized}
    />
  );
}
