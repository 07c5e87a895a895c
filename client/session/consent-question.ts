import { create } from 'zustand';

type Settle = (hasAgreed: boolean) => void;

const useStore = create<{ readonly waiting: readonly Settle[] }>(() => ({ waiting: [] }));

/**
 * Asks the manager to agree to the current privacy policy. Concurrent callers share one question and its answer.
 */
export function askForConsent(): Promise<boolean> {
  return new Promise((settle) => useStore.setState(({ waiting }) => ({ waiting: [...waiting, settle] })));
}

/** Resolves the question for all waiting callers. */
export function answerConsent(hasAgreed: boolean): void {
  const { waiting } = useStore.getState();
  useStore.setState({ waiting: [] });
  for (const settle of waiting) {
    settle(hasAgreed);
  }
}

/** Returns whether the question is open. */
export function useIsConsentAsked(): boolean {
  return useStore(({ waiting }) => waiting.length > 0);
}
