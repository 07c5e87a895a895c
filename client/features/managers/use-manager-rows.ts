import { useState } from 'react';
import { useFocusAfterMove } from '#client/components/cla-input/use-focus-after-move.ts';
import type { FormInput } from '#client/components/form/use-form.ts';
import type { NewManager } from '#rules/new-manager.ts';
import { suggestId } from './suggest-id.ts';

/** Somebody new as far as they are typed. */
export interface DraftManager extends NewManager {
  /** Stays with the row while others come and go. */
  readonly key: number;
  /** Whether the id is the administrator's own; until then it follows the address. */
  readonly hasOwnId: boolean;
}

/** What is wrong with a row, by input, in the reader's language. */
export type RowProblems = { readonly [K in keyof NewManager]?: string | undefined };

/** The rows of the form, and what of their problems is shown. */
export interface ManagerRows {
  readonly all: readonly DraftManager[];
  readonly input: (key: number, name: keyof NewManager) => FormInput<string>;
  readonly add: () => void;
  readonly remove: (key: number) => void;
  /** Whether all can be sent; if not, every problem is shown and the focus goes to the first. */
  readonly attempt: () => boolean;
  /** Shows at an input why the server refused it, until the row is changed. */
  readonly refuse: (index: number, name: keyof NewManager, problem: string) => void;
}

const NAMES = ['name', 'email', 'id'] as const satisfies readonly (keyof NewManager)[];

const inputId = (key: number, name: keyof NewManager): string => `manager-${key}-${name}`;

const newDraft = (key: number): DraftManager => ({ key, id: '', name: '', email: '', hasOwnId: false });

/** Keeps what is typed in memory alone; `findProblems` is asked for a row with those before it. */
export function useManagerRows(
  findProblems: (row: NewManager, earlier: readonly NewManager[]) => RowProblems,
): ManagerRows {
  const [all, setAll] = useState<readonly DraftManager[]>([newDraft(0)]);
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const focusAfterMove = useFocusAfterMove();
  const problemsOf = (index: number): RowProblems => {
    const row = all[index];
    return row === undefined ? {} : findProblems(row, all.slice(0, index));
  };

  const change = (key: number, name: keyof NewManager, value: string) => {
    setAll(all.map((row) => (row.key === key ? changed(row, name, value) : row)));
    setRefusals({});
  };
  const input = (key: number, name: keyof NewManager): FormInput<string> => {
    const index = all.findIndex((row) => row.key === key);
    const id = inputId(key, name);
    const value = all[index]?.[name] ?? '';
    return {
      id,
      name: id,
      value,
      problem: refusals[id] ?? (shown.has(id) ? problemsOf(index)[name] : undefined),
      onChange: (typed) => change(key, name, typed),
      onLeave: () => value !== '' && setShown(new Set([...shown, id])),
    };
  };
  const add = () => {
    const key = Math.max(...all.map((row) => row.key)) + 1;
    setAll([...all, newDraft(key)]);
    focusAfterMove(inputId(key, 'name'));
  };
  const remove = (key: number) => {
    const index = all.findIndex((row) => row.key === key);
    const rest = all.filter((row) => row.key !== key);
    setAll(rest);
    const next = rest[Math.min(index, rest.length - 1)];
    if (next !== undefined) {
      focusAfterMove(inputId(next.key, 'name'));
    }
  };
  const attempt = () => {
    setShown(new Set(all.flatMap(({ key }) => NAMES.map((name) => inputId(key, name)))));
    const wrong = all.flatMap(({ key }, index) =>
      NAMES.filter((name) => problemsOf(index)[name] !== undefined).map((name) => inputId(key, name)),
    );
    document.getElementById(wrong[0] ?? '')?.focus();
    return wrong.length === 0;
  };
  const refuse = (index: number, name: keyof NewManager, problem: string) => {
    const id = inputId(all[index]?.key ?? 0, name);
    setRefusals({ [id]: problem });
    document.getElementById(id)?.focus();
  };
  return { all, input, add, remove, attempt, refuse };
}

/** An id of one's own stays; emptied, it follows the address again. */
function changed(row: DraftManager, name: keyof NewManager, value: string): DraftManager {
  const next = { ...row, [name]: value };
  if (name === 'id') {
    return { ...next, hasOwnId: value !== '' };
  }
  return next.hasOwnId ? next : { ...next, id: suggestId(next) };
}
