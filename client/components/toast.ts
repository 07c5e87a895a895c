import { useEffect } from 'react';
import { create } from 'zustand';

/** Toasts requested but not shown yet. */
const useStore = create<{ readonly waiting: readonly string[] }>(() => ({ waiting: [] }));

/** Shows a short confirmation. */
export function showToast(title: string): void {
  useStore.setState(({ waiting }) => ({ waiting: [...waiting, title] }));
}

/** Passes every requested toast to `show`, once. */
export function useToasts(show: (title: string) => void): void {
  const { waiting } = useStore();
  useEffect(() => {
    if (waiting.length > 0) {
      useStore.setState({ waiting: [] });
      waiting.forEach(show);
    }
  }, [waiting, show]);
}
