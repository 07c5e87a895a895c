import { useSearchParams } from 'react-router-dom';

/** Reads the list's tab from the address, by default the first; changing it returns to the first page. */
export function useListTab<K extends string>(
  keys: readonly [K, ...K[]],
): readonly [tab: K, chooseTab: (tab: K) => void] {
  const [params, setParams] = useSearchParams();
  const tab = keys.find((key) => key === params.get('state')) ?? keys[0];
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
