/**
 * Makes keys unique within one reading: the second record with a key gets `~2`. The same file gives the same keys, and
 * rows that are added at its end change no earlier ones.
 */
export function numberKeys(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}~${count}`;
  };
}
