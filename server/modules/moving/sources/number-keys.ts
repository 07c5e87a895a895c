import { NameSet } from '../format/name-set.ts';

/**
 * Makes keys unique within one reading: the second record with a key gets `~2`. The same file gives the same keys, and
 * rows that are added at its end change no earlier ones.
 */
export function numberKeys(): (key: string) => string {
  const seen = new NameSet();
  const counts = new Map<string, number>();
  return (key) => {
    if (seen.add(key)) {
      return key;
    }
    const count = (counts.get(key) ?? 1) + 1;
    counts.set(key, count);
    return `${key}~${count}`;
  };
}
