import { useSearchParams } from 'react-router-dom';

/** The filters of a list, kept in the address. */
export interface ListFilters<Name extends string> {
  /** What was chosen; empty for all. Days are those of the reader's zone, `YYYY-MM-DD`. */
  readonly values: Readonly<Record<Name, string>>;
  readonly isActive: boolean;
  /** Changes a filter and returns to the first page. */
  readonly set: (name: Name, value: string) => void;
  readonly clear: () => void;
}

/** Reads and changes the filters in the address. */
export function useListFilters<Name extends string>(names: readonly Name[]): ListFilters<Name> {
  const [params, setParams] = useSearchParams();
  const change = (changed: readonly (readonly [Name, string])[]) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('after');
        next.delete('before');
        for (const [name, value] of changed) {
          if (value === '') {
            next.delete(name);
          } else {
            next.set(name, value);
          }
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>;
  return {
    values,
    isActive: names.some((name) => values[name] !== ''),
    set: (name, value) => change([[name, value]]),
    clear: () => change(names.map((name) => [name, ''])),
  };
}

/** The beginning of a day of the reader's, or of the day after it; undefined for anything but a day. */
export function midnight(day: string, later: 0 | 1): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const time = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}
