import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showWarning } from '#client/components/toast.ts';
import { useBeginPasskeyAuthenticationMutation } from '#generated/hooks.ts';
import { askPasskey, type PasskeyAnswer } from './passkey.ts';

interface AskPasskeyOptions {
  /** Of a log-in whose password was right; absent in a session, and for a log-in by passkey alone. */
  readonly loginChallenge?: string | undefined;
  readonly onAnswer: (passkey: PasskeyAnswer) => Promise<void>;
}

interface AskPasskey {
  /** Asks for a passkey, once at a time. */
  readonly handleAsk: () => void;
  readonly isBusy: boolean;
}

/** Has the server and the browser ask for a passkey; warns when the question was closed or there is none. */
export function useAskPasskey({ loginChallenge, onAnswer }: AskPasskeyOptions): AskPasskey {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useBeginPasskeyAuthenticationMutation({ errorPolicy: 'all' });
  const ask = async () => {
    const { data } = await begin({ variables: { input: loginChallenge === undefined ? {} : { loginChallenge } } });
    if (!data) {
      return;
    }
    const passkey = await askPasskey(data.beginPasskeyAuthentication);
    if (passkey === undefined) {
      showWarning(intl.formatMessage({ id: 'session.passkey.unused' }));
      return;
    }
    await onAnswer(passkey);
  };
  const handleAsk = () => {
    if (!isBusy) {
      setBusy(true);
      void ask().finally(() => setBusy(false));
    }
  };
  return { handleAsk, isBusy };
}
