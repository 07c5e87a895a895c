import { Button } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '#client/components/toast.ts';
import type { FactorMethod } from '#generated/enums.ts';
import { useBeginPasskeyAuthenticationMutation } from '#generated/hooks.ts';
import { askPasskey, hasPasskeys, type PasskeyAnswer } from './passkey.ts';

interface PasskeyButtonProps {
  /** The second factors of the account. */
  readonly methods: readonly FactorMethod[];
  /** Of a log-in whose password was right; absent in a session. */
  readonly loginChallenge?: string;
  readonly onAnswer: (passkey: PasskeyAnswer) => Promise<void>;
}

/** Asks for a passkey in place of a code, where the account has one and the browser knows them. */
export function PasskeyButton({ methods, loginChallenge, onAnswer }: PasskeyButtonProps): ReactElement | null {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useBeginPasskeyAuthenticationMutation({ errorPolicy: 'all' });
  if (!methods.includes('PASSKEY') || !hasPasskeys()) {
    return null;
  }
  const ask = async () => {
    const { data } = await begin({ variables: { input: loginChallenge === undefined ? {} : { loginChallenge } } });
    if (!data) {
      return;
    }
    const passkey = await askPasskey(data.beginPasskeyAuthentication);
    if (passkey === undefined) {
      showToast(intl.formatMessage({ id: 'session.passkey.unused' }));
      return;
    }
    await onAnswer(passkey);
  };
  const handleClick = () => {
    if (!isBusy) {
      setBusy(true);
      void ask().finally(() => setBusy(false));
    }
  };
  return (
    <Button aria-disabled={isBusy} onClick={handleClick}>
      <FormattedMessage id="session.passkey.use" />
    </Button>
  );
}
