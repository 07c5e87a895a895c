import { Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { operationOptions } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { type Sender_ChoiceFragment, type Sender_ServerFragment, WizardSendersDocument } from '#generated/graphql.ts';
import { useAuthorizeSenderMutation } from '#generated/hooks.ts';
import { typedCode } from '#rules/typed-code.ts';
import { MailboxCodeField } from './mailbox-code-field.tsx';
import { askedServer, MAILBOX_REFUSALS, type MailboxForm, mailboxProblems } from './mailbox.ts';
import { ServerSelect } from './server-select.tsx';

interface SmtpAuthorizationProps {
  readonly servers: readonly Sender_ServerFragment[];
  /** The address as far as it was typed before; the wizard keeps it. */
  readonly address: string;
  readonly onAddressChange: (address: string) => void;
  readonly onAuthorized: (address: string) => void;
}

/** Proves an address by a code that is sent from it to itself, with the authorisation code of its mailbox. */
export function SmtpAuthorization(props: SmtpAuthorizationProps): ReactElement {
  const form = useAuthorizeSender(props);
  const address = form.input('address');
  const handleAddress = (typed: string) => {
    address.onChange(typed);
    props.onAddressChange(typed);
  };
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap="6">
        <TextField
          input={{ ...address, onChange: handleAddress }}
          label={<FormattedMessage id="bindCla.smtp.address" />}
          help={<FormattedMessage id="bindCla.smtp.address.help" />}
          attributes={{ type: 'email', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
        />
        {props.servers.length > 1 && (
          <ServerSelect input={form.input('server')} servers={props.servers} address={form.values.address} />
        )}
        <TextField
          input={form.input('authorizationCode')}
          label={<FormattedMessage id="bindCla.smtp.authorizationCode" />}
          help={<FormattedMessage id="bindCla.smtp.authorizationCode.help" />}
          attributes={{ type: 'password', autoComplete: 'new-password' }}
        />
        <MailboxCodeField form={form} />
        <SubmitButton variant="outline" alignSelf="flex-start" isBusy={form.isBusy}>
          <FormattedMessage id={form.isBusy ? 'bindCla.smtp.authorizing' : 'bindCla.smtp.authorize'} />
        </SubmitButton>
      </Stack>
    </form>
  );
}

/** Has the server keep the credential of an address; then it is among the authorised ones. */
function useAuthorizeSender({ address, onAuthorized }: SmtpAuthorizationProps): MailboxForm {
  const intl = useIntl();
  const [authorize] = useAuthorizeSenderMutation({
    ...operationOptions(MAILBOX_REFUSALS),
    update: (cache, { data }) => {
      if (data) {
        cache.updateQuery({ query: WizardSendersDocument }, (known) =>
          known === null
            ? undefined
            : { ...known, senderCredentials: withSender(known.senderCredentials, data.authorizeSender.sender) },
        );
      }
    },
  });
  return useForm({
    id: 'smtp',
    initial: { address, server: '', authorizationCode: '', verificationCode: '' },
    findProblems: (values) => mailboxProblems(intl, values),
    refusals: MAILBOX_REFUSALS,
    place: { page: 'code' },
    submit: ({ authorizationCode, ...typed }) => {
      const mailbox = { address: typed.address.trim(), authorizationCode, ...askedServer(typed.server) };
      const verificationCode = typedCode(typed.verificationCode);
      return authorize({ variables: { input: { ...mailbox, verificationCode } } });
    },
    onDone: ({ authorizeSender }, typed) => {
      showToast(intl.formatMessage({ id: 'bindCla.email.done' }, { address: typed.address.trim() }));
      onAuthorized(authorizeSender.sender.address);
    },
  });
}

function withSender(senders: readonly Sender_ChoiceFragment[], sender: Sender_ChoiceFragment): Sender_ChoiceFragment[] {
  return [...senders.filter(({ address }) => address !== sender.address), sender];
}
