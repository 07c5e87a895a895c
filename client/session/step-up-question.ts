import { create } from 'zustand';
import type { FactorMethod } from '#generated/enums.ts';

type Settle = (hasProved: boolean) => void;

const useStore = create<{ readonly waiting: readonly Settle[]; readonly methods: readonly FactorMethod[] }>(() => ({
  waiting: [],
  methods: [],
}));

/** Asks the manager for one of their second factors. Concurrent callers share one question and its answer. */
export function askForStepUp(methods: readonly FactorMethod[]): Promise<boolean> {
  return new Promise((settle) => useStore.setState(({ waiting }) => ({ waiting: [...waiting, settle], methods })));
}

/** Resolves the question for all waiting callers. */
export function answerStepUp(hasProved: boolean): void {
  const { waiting } = useStore.getState();
  useStore.setState({ waiting: [] });
  for (const settle of waiting) {
    settle(hasProved);
  }
}

/** Returns the second factors that the open question takes; undefined while there is none. */
export function useStepUpQuestion(): readonly FactorMethod[] | undefined {
  return useStore(({ waiting, methods }) => (waiting.length > 0 ? methods : undefined));
}
