import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { keepSender } from '#client/components/kept-sender.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { SubPage } from '#client/components/sub-page.tsx';
import { useLeadOn } from '#client/components/use-lead-on.ts';
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
    <SubPage
      back={{ to: linkSettingsPath(linkId), textId: 'bindCla.email.settings.back' }}
      title={<FormattedMessage id="bindCla.email.title" />}
      lead={<FormattedMessage id="bindCla.email.settings.lead" />}
    >
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(known) => <Authorization linkId={linkId} known={known} />}
      </Loaded>
    </SubPage>
  );
}

interface AuthorizationProps extends LinkSenderProps {
  readonly known: WizardSendersQuery;
}

function Authorization({ linkId, known }: AuthorizationProps): ReactElement {
  const leadOn = useLeadOn();
  const [typedAddress, setTypedAddress] = useState('');
  const handleAuthorized = (senderAddress: string) => {
    keepSender(linkId, senderAddress);
    void leadOn(linkSettingsPath(linkId), { replace: true });
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
