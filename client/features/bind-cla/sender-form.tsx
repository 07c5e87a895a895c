import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useForm } from '#client/components/form/use-form.ts';
import { Loaded } from '#client/components/loaded.tsx';
import type { WizardSendersQuery } from '#generated/graphql.ts';
import { useWizardSendersQuery } from '#generated/hooks.ts';
import { NewSender } from './new-sender.tsx';
import { SenderChoice } from './sender-choice.tsx';
import { useGmailReturn } from './use-gmail-return.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

const FORM_ID = 'sender-form';

interface SenderFormProps {
  readonly wizard: Wizard;
}

/** The address that mails come from: one that the manager has authorised, or a new one. */
export function SenderForm({ wizard }: SenderFormProps): ReactElement {
  const { data, error, refetch } = useWizardSendersQuery({ context: { handledCodes: 'all' } });
  return (
    <>
      <Text mb="8" maxWidth="measure" color="fg.muted">
        <FormattedMessage id="bindCla.email.lead" />
      </Text>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {(known) => <Senders wizard={wizard} known={known} />}
      </Loaded>
    </>
  );
}

interface SendersProps extends SenderFormProps {
  readonly known: WizardSendersQuery;
}

function Senders({ wizard: { draft, change }, known }: SendersProps): ReactElement {
  const navigate = useNavigate();
  const senders = known.senderCredentials;
  const isAuthorized = senders.some(({ address }) => address === known.serviceSender);
  const service = isAuthorized ? null : known.serviceSender;
  const addresses = [...senders.map(({ address }) => address), ...(service === null ? [] : [service])];
  // The only address is chosen until another one was.
  const preferred = draft.senderAddress === '' && addresses.length === 1 ? addresses[0] : draft.senderAddress;
  const chosen = addresses.find((address) => address === preferred);
  const choose = (senderAddress: string) => change((old) => ({ ...old, senderAddress }));
  const gmailFailure = useGmailReturn(senders, choose);

  const form = useForm({
    id: FORM_ID,
    initial: {},
    submit: async () => {
      if (chosen !== undefined) {
        choose(chosen);
        await navigate('/config-check');
      }
    },
  });

  return (
    <>
      <form id={FORM_ID} noValidate onSubmit={form.handleSubmit}>
        <SenderChoice
          senders={senders}
          service={service}
          value={chosen}
          isMissing={form.attempts > 0 && chosen === undefined}
          onChange={choose}
        />
      </form>
      <Box mt="8">
        <NewSender
          isFirst={senders.length === 0 && service === null}
          providers={known.senderProviders}
          servers={known.senderServers}
          gmailFailure={gmailFailure}
          address={draft.typedAddress}
          onAddressChange={(typedAddress) => change((old) => ({ ...old, typedAddress }))}
          onAuthorized={(senderAddress) => change((old) => ({ ...old, senderAddress, typedAddress: '' }))}
        />
      </Box>
      <WizardNav step="email" formId={FORM_ID} />
    </>
  );
}
