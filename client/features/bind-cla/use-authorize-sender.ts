import { useIntl } from 'react-intl';
import { type Failure, toFailure } from '#client/apollo/failure.ts';
import { showToast } from '#client/components/toaster.tsx';
import { typedCode } from '#client/components/typed-code.ts';
import { type Sender_ChoiceFragment, WizardSendersDocument } from '#generated/graphql.ts';
import { useAuthorizeSenderMutation } from '#generated/hooks.ts';
import { SMTP_REFUSALS, type SmtpValues } from './smtp-problems.ts';

function withSender(senders: readonly Sender_ChoiceFragment[], sender: Sender_ChoiceFragment): Sender_ChoiceFragment[] {
  return [...senders.filter(({ address }) => address !== sender.address), sender];
}

/** Has the server keep the credentials of an address; then it is among the authorised ones. */
export function useAuthorizeSender(
  onAuthorized: (address: string) => void,
  onRefused: (failure: Failure) => void,
): readonly [authorize: (values: SmtpValues) => Promise<void>, isAuthorizing: boolean] {
  const intl = useIntl();
  const [mutate, { loading }] = useAuthorizeSenderMutation({
    errorPolicy: 'all',
    context: { handledCodes: SMTP_REFUSALS },
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
  const authorize = async ({ address, authorizationCode, verificationCode }: SmtpValues) => {
    const input = { address: address.trim(), authorizationCode, verificationCode: typedCode(verificationCode) };
    const { data, error } = await mutate({ variables: { input } });
    if (data) {
      showToast(intl.formatMessage({ id: 'bindCla.email.done' }, { address: input.address }));
      onAuthorized(data.authorizeSender.sender.address);
    } else {
      onRefused(toFailure(error));
    }
  };
  return [authorize, loading];
}
