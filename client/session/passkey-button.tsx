import { Button } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FactorMethod } from '#generated/enums.ts';
import { hasPasskeys, type PasskeyAnswer } from './passkey.ts';
import { useAskPasskey } from './use-ask-passkey.ts';

interface PasskeyButtonProps {
  /** The second factors of the account. */
  readonly methods: readonly FactorMethod[];
  /** Of a log-in whose password was right; absent in a session. */
  readonly loginChallenge?: string;
  readonly onAnswer: (passkey: PasskeyAnswer) => Promise<void>;
}

/** Asks for a passkey in place of a code, where the account has one and the browser knows them. */
export function PasskeyButton({ methods, loginChallenge, onAnswer }: PasskeyButtonProps): ReactElement | null {
  const { handleAsk, isBusy } = useAskPasskey({ loginChallenge, onAnswer });
  if (!methods.includes('PASSKEY') || !hasPasskeys()) {
    return null;
  }
  return (
    <Button aria-disabled={isBusy} onClick={handleAsk}>
      <FormattedMessage id="session.passkey.use" />
    </Button>
  );
}
