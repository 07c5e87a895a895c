import { create } from 'zustand';

type Settle = (hasProved: boolean) => void;

const useStore = create<{ readonly waiting: readonly Settle[] }>(() => ({ waiting: [] }));

/** Asks the manager for their second factor. Concurrent callers share one question and its answer. */
export function askForStepUp(): Promise<boolean> {
  return new Promise((settle) => useStore.setState(({ waiting }) => ({ waiting: [...waiting, settle] })));
}

/** Resolves the question for all waiting callers. */
export function answerStepUp(hasProved: boolean): void {
  const { waiting } = useStore.getState();
  useStore.setState({ waiting: [] });
  for (const settle of waiting) {
    settle(hasProved);
  }
}

/** Returns whether the question is open. */
export function useIsStepUpAsked(): boolean {
  return useStore(({ waiting }) => waiting.length > 0);
}
