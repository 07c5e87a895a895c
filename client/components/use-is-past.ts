import { useState } from 'react';

/** Returns whether a time was already past when the calling component first rendered. */
export function useIsPast(time: string): boolean {
  const [now] = useState(() => Date.now());
  return Date.parse(time) <= now;
}
