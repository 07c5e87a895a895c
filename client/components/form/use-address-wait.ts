import { useState } from 'react';
import { normalizeEmail } from '#rules/email.ts';
import { useCountdown } from '../use-countdown.ts';

/** How long one address waits for another code. */
export interface AddressWait {
  readonly begin: (address: string, seconds: number) => void;
  /** Seconds until another code may be sent to this address; another address need not wait. */
  readonly secondsLeft: (address: string) => number;
}

/** Counts down for the address that was asked for last. */
export function useAddressWait(): AddressWait {
  const [waiting, setWaiting] = useState('');
  const countdown = useCountdown();
  return {
    begin: (address, seconds) => {
      setWaiting(normalizeEmail(address));
      countdown.start(seconds);
    },
    secondsLeft: (address) => (waiting === normalizeEmail(address) ? countdown.secondsLeft : 0),
  };
}
