import { create } from 'zustand';
import type { StepUpMethod } from '#client/apollo/step-up-method.ts';

type Settle = (hasProved: boolean) => void;

const useStore = create<{ readonly waiting: readonly Settle[]; readonly methods: readonly StepUpMethod[] }>(() => ({
  waiting: [],
  methods: [],
}));

/** Asks the manager to prove themselves by one of these. Concurrent callers share one question and its answer. */
export function askForStepUp(methods: readonly StepUpMethod[]): Promise<boolean> {
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

/** Returns what the open question takes; undefined while there is none. */
export function useStepUpQuestion(): readonly StepUpMethod[] | undefined {
  return useStore(({ waiting, methods }) => (waiting.length > 0 ? methods : undefined));
}
