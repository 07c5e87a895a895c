import { Box, Button, Heading, Stack } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { Icon } from '#client/components/icons.tsx';
import { Notice } from '#client/components/notice.tsx';
import { errorText } from '#client/i18n/error-text.ts';
import type { Sender_ServerFragment, SenderProvider } from '#generated/graphql.ts';
import { GmailAuthorization } from './gmail-authorization.tsx';
import { SmtpAuthorization } from './smtp-authorization.tsx';

interface NewSenderProps {
  /** Whether there is no authorised address yet, which makes this the step's main task. */
  readonly isFirst: boolean;
  /** Providers that can be authorised. */
  readonly providers: readonly SenderProvider[];
  readonly servers: readonly Sender_ServerFragment[];
  /** Why Google's page returned without an address. */
  readonly gmailFailure: Failure | undefined;
  /** The page that asks, when it is not the wizard's; Google leads back to it. */
  readonly returnPath?: string;
  /** The address typed so far. */
  readonly address: string;
  readonly onAddressChange: (address: string) => void;
  readonly onAuthorized: (address: string) => void;
}

/** Authorises another address, with its mailbox's authorisation code or at Google. */
export function NewSender({ isFirst, ...mailbox }: NewSenderProps): ReactElement {
  const [isOpen, setOpen] = useState(mailbox.address !== '');
  if (!isFirst && !isOpen && mailbox.gmailFailure === undefined) {
    return (
      <Button onClick={() => setOpen(true)}>
        <Icon name="plus" />
        <FormattedMessage id="bindCla.email.add" />
      </Button>
    );
  }
  const handleAuthorized = (authorized: string) => {
    setOpen(false);
    mailbox.onAuthorized(authorized);
  };
  return (
    <Box
      as="section"
      aria-labelledby="new-sender"
      bg="bg.sheet"
      border="hairline"
      borderTop="rule.accent"
      borderRadius="sm"
      p={{ base: '4', md: '6' }}
      maxWidth="measure"
    >
      <Heading as="h2" size="lg" id="new-sender" mb="4">
        <FormattedMessage id="bindCla.email.add" />
      </Heading>
      <Authorization {...mailbox} onAuthorized={handleAuthorized} />
    </Box>
  );
}

function Authorization({
  providers,
  gmailFailure,
  returnPath,
  ...mailbox
}: Omit<NewSenderProps, 'isFirst'>): ReactElement {
  const intl = useIntl();
  const [provider, setProvider] = useState<SenderProvider>();
  const shown = provider ?? (gmailFailure !== undefined && providers.includes('GMAIL') ? 'GMAIL' : 'SMTP');
  return (
    <Stack gap="6">
      {gmailFailure !== undefined && (
        <Notice tone="danger" title={<FormattedMessage id="bindCla.email.failed" />}>
          {errorText(intl, gmailFailure)}
        </Notice>
      )}
      {providers.length > 1 && <ProviderChoice providers={providers} value={shown} onChange={setProvider} />}
      {shown === 'SMTP' ? <SmtpAuthorization {...mailbox} /> : <GmailAuthorization returnPath={returnPath} />}
    </Stack>
  );
}

interface ProviderChoiceProps {
  readonly providers: readonly SenderProvider[];
  readonly value: SenderProvider;
  readonly onChange: (provider: SenderProvider) => void;
}

function ProviderChoice({ providers, value, onChange }: ProviderChoiceProps): ReactElement {
  return (
    <ChoiceCards
      name="provider"
      legend={<FormattedMessage id="bindCla.email.provider" />}
      value={value}
      choices={providers.map((provider) => ({
        value: provider,
        label: <FormattedMessage id={`bindCla.email.provider.${provider}`} />,
        description: <FormattedMessage id={`bindCla.email.provider.${provider}.help`} />,
      }))}
      onChange={onChange}
    />
  );
}
