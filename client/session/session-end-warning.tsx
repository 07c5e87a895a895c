import { Button, Dialog, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { askToLogIn } from './login-question.ts';
import { usePageType } from './page-type.ts';
import { useLogout } from './use-logout.ts';
import { type NearEnd, useSessionEnd } from './use-session-end.ts';

/** Says on managers' pages, two minutes before, that the session is about to end. */
export function SessionEndWarning(): ReactElement | null {
  return usePageType() === 'not-logged-in' ? null : <Watch />;
}

function Watch(): ReactElement | null {
  const { nearEnd, stay, finish } = useSessionEnd();
  return nearEnd === undefined ? null : <Warning key={nearEnd.at} nearEnd={nearEnd} onStay={stay} onOver={finish} />;
}

interface WarningProps {
  readonly nearEnd: NearEnd;
  readonly onStay: () => Promise<void>;
  readonly onOver: () => Promise<void>;
}

/** Closing it is a sign of life too, and keeps the manager logged in. */
function Warning({ nearEnd, onStay, onOver }: WarningProps): ReactElement {
  const { isFinal } = nearEnd;
  const secondsLeft = useCountdown(nearEnd.at, onOver);
  const [logout, isLoggingOut] = useLogout();
  const handleStay = () => void (isFinal ? askToLogIn() : onStay());
  return (
    <DialogFrame title={<FormattedMessage id="session.end.title" />} onClose={handleStay}>
      <Dialog.Body>
        <Dialog.Description>
          <FormattedMessage id={isFinal ? 'session.end.final' : 'session.end.text'} />
        </Dialog.Description>
        <Text role="timer" mt="4" fontWeight="medium" fontVariantNumeric="tabular-nums">
          <FormattedMessage
            id="session.end.left"
            values={{ minutes: Math.floor(secondsLeft / 60), seconds: secondsLeft % 60 }}
          />
        </Text>
      </Dialog.Body>
      <Dialog.Footer>
        <Button aria-disabled={isLoggingOut} onClick={() => void (isLoggingOut || logout())}>
          <FormattedMessage id="session.logout" />
        </Button>
        <Button variant="solid" onClick={handleStay}>
          <FormattedMessage id={isFinal ? 'session.end.loginAgain' : 'session.end.stay'} />
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** Counts down to a time, in whole seconds, and calls back once when it has come. */
function useCountdown(at: number, onOver: () => Promise<void>): number {
  const [now, setNow] = useState(() => Date.now());
  const handleOver = useEffectEvent(onOver);
  const secondsLeft = Math.max(0, Math.ceil((at - now) / 1000));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) {
      void handleOver();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return secondsLeft;
}
