import { useSearchParams } from 'react-router-dom';

/** Reads the list's tab from the address, by default the first or `fallback`; changing it returns to the first page. */
export function useListTab<K extends string>(
  keys: readonly [K, ...K[]],
  fallback: K = keys[0],
): readonly [tab: K, chooseTab: (tab: K) => void] {
  const [params, setParams] = useSearchParams();
  const tab = keys.find((key) => key === params.get('state')) ?? fallback;
  const chooseTab = (next: K) =>
    setParams((current) => {
      const changed = new URLSearchParams(current);
      changed.set('state', next);
      changed.delete('after');
      changed.delete('before');
      return changed;
    });
  return [tab, chooseTab];
}
