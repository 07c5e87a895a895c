import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { operationOptions } from '#client/components/form/refusals.ts';
import { hasPasskeys, type PasskeyAnswer } from '#client/session/passkey.ts';
import { useAskPasskey } from '#client/session/use-ask-passkey.ts';
import { useFinishPasskeyAuthenticationMutation } from '#generated/hooks.ts';
import { LOGIN_REFUSALS, type LoginForm, refuseLogin } from './login-values.ts';
import { useEnter } from './use-enter.ts';

interface PasskeyLoginProps {
  readonly form: LoginForm;
  /** Whether another way in is being tried. */
  readonly isBusy: boolean;
}

/** The log-in by a passkey alone, which knows its account. */
export function PasskeyLogin({ form, isBusy }: PasskeyLoginProps): ReactElement | null {
  const enter = useEnter();
  const [finish] = useFinishPasskeyAuthenticationMutation(operationOptions(LOGIN_REFUSALS));
  const handleAnswer = async (passkey: PasskeyAnswer) => {
    const { data, error } = await finish({
      variables: { input: { ...passkey, privacyConsented: form.values.privacyConsented } },
    });
    if (!data) {
      refuseLogin(form, error);
      return;
    }
    await enter(data.finishPasskeyAuthentication.viewer);
  };
  const asked = useAskPasskey({ onAnswer: handleAnswer });
  if (!hasPasskeys()) {
    return null;
  }
  const handleClick = () => {
    if (!isBusy && form.check('privacyConsented')) {
      form.clearRefusal();
      asked.handleAsk();
    }
  };
  return (
    <Button alignSelf="start" aria-disabled={isBusy || asked.isBusy} onClick={handleClick}>
      <FormattedMessage id="login.passkey" />
    </Button>
  );
}
