import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Where it is kept that somebody has switched the keys off. */
const STORAGE_KEY = 'list-keys';

/** What a key does; `undefined` entries leave the key to the browser. */
export type KeyActions = Readonly<Record<string, () => void>>;

/** The keys of a list. */
export interface ListKeys {
  readonly isOn: boolean;
  /** Switches the keys on or off, for good in this browser. */
  readonly setOn: (isOn: boolean) => void;
  readonly isHelpShown: boolean;
  readonly showHelp: (isShown: boolean) => void;
}

/**
 * Handles single keys while a list is shown, except in a dialog, where somebody types, and with Ctrl, Alt or Meta. `?`
 * shows which there are. As somebody who speaks to a computer may hit them by accident, they can be switched off.
 */
export function useListKeys(actions: KeyActions): ListKeys {
  const [isOn, setOn] = useState(() => localStorage.getItem(STORAGE_KEY) !== 'off');
  const [isHelpShown, showHelp] = useState(false);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = event.key === '?' ? () => showHelp(true) : actions[event.key];
    if (action !== undefined && isForPage(event)) {
      event.preventDefault();
      action();
    }
  });
  useEffect(() => {
    if (!isOn) {
      return undefined;
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
  return {
    isOn,
    setOn: (next) => {
      localStorage.setItem(STORAGE_KEY, next ? 'on' : 'off');
      setOn(next);
    },
    isHelpShown,
    showHelp,
  };
}

/** Where a key means itself: inputs take text, and a dialog is another place. */
const OTHER_PLACES = [
  'input:not([type=checkbox])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
].join();

function isForPage({ target, ctrlKey, altKey, metaKey, isComposing, defaultPrevented }: KeyboardEvent): boolean {
  const isOther = target instanceof Element && target.closest(OTHER_PLACES) !== null;
  return !isOther && !ctrlKey && !altKey && !metaKey && !isComposing && !defaultPrevented;
}

/** Moves the focus from entry to entry; an entry is marked by `data-entry` and has a box that selects it. */
export function focusEntry(region: RefObject<HTMLElement | null>, by: 1 | -1): void {
  const entries = [...(region.current?.querySelectorAll('[data-entry]') ?? [])];
  const current = entries.findIndex((entry) => entry.contains(document.activeElement));
  const wanted = current === -1 ? 0 : current + by;
  const next = entries[wanted]?.querySelector<HTMLElement>('input[type=checkbox]');
  next?.focus({ preventScroll: true });
  next?.scrollIntoView?.({ block: 'center' });
}

/** The id of the entry that has the focus. */
export function focusedEntry(): string | undefined {
  const entry = document.activeElement?.closest('[data-entry]');
  return entry?.getAttribute('data-entry') ?? undefined;
}
