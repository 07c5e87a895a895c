import { useEffect } from 'react';
import { create } from 'zustand';

/** What a toast offers to do. */
export interface ToastAction {
  readonly label: string;
  readonly onTake: () => void;
  /** Milliseconds in which it is offered. */
  readonly duration: number;
}

/** A short message. */
export interface ToastText {
  /** Whether it confirms something, or warns that something did not happen. */
  readonly tone: 'success' | 'warning';
  readonly title: string;
  readonly action?: ToastAction | undefined;
}

/** Toasts requested but not shown yet. */
const useStore = create<{ readonly waiting: readonly ToastText[] }>(() => ({ waiting: [] }));

/** Shows a short confirmation, which may offer to take back what it confirms. */
export function showToast(title: string, action?: ToastAction): void {
  request({ tone: 'success', title, action });
}

/** Warns that something did not happen, where no place on the page could say so. */
export function showWarning(title: string): void {
  request({ tone: 'warning', title });
}

function request(toast: ToastText): void {
  useStore.setState(({ waiting }) => ({ waiting: [...waiting, toast] }));
}

/** Passes every requested toast to `show`, once. */
export function useToasts(show: (toast: ToastText) => void): void {
  const { waiting } = useStore();
  useEffect(() => {
    if (waiting.length > 0) {
      useStore.setState({ waiting: [] });
      waiting.forEach(show);
    }
  }, [waiting, show]);
}
