import { useEffect, useState } from 'react';

/** Seconds left, and how to restart. */
export interface Countdown {
  readonly secondsLeft: number;
  readonly start: (seconds: number) => void;
}

/** Counts down by the clock, so a suspended tab is right as soon as it wakes. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = now < end;

  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  const start = (seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + seconds * 1000);
  };
  return { secondsLeft: Math.max(0, Math.ceil((end - now) / 1000)), start };
}
