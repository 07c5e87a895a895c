import { useEffect, useState } from 'react';

/** Milliseconds before each look; after about a minute the mail is quicker than this page. */
const PAUSES = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

/** Looks again, less and less often, while something is being prepared; returns whether it takes much longer than usual. */
export function useRepeatedLook(isWaiting: boolean, look: () => Promise<unknown>): boolean {
  const [looks, setLooks] = useState(0);
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (wasWaiting !== isWaiting) {
    setWasWaiting(isWaiting);
    setLooks(0);
  }
  useEffect(() => {
    const pause = PAUSES[looks];
    if (!isWaiting || pause === undefined) {
      return undefined;
    }
    const lookAgain = async () => {
      // A failed look counts as one that found nothing.
      await look().catch(() => undefined);
      setLooks(looks + 1);
    };
    const timer = setTimeout(() => void lookAgain(), pause);
    return () => clearTimeout(timer);
  }, [isWaiting, looks, look]);
  return looks >= PAUSES.length;
}
