import { useState } from 'react';

/** Whether a time was over when the part of the page that asks was first shown. */
export function useIsPast(time: string): boolean {
  const [now] = useState(() => Date.now());
  return Date.parse(time) <= now;
}
