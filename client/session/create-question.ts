import { create } from 'zustand';

type Settle = (isYes: boolean) => void;

interface Question<T> {
  /** Asks; concurrent callers share one question and its answer. */
  readonly ask: (about: T) => Promise<boolean>;
  /** Resolves the question for all waiting callers. */
  readonly answer: (isYes: boolean) => void;
  /** Returns the subject of the open question; undefined while there is none. */
  readonly useAsked: () => T | undefined;
}

/** Creates a question that requests wait for and a dialog answers. */
export function createQuestion<T>(): Question<T> {
  const useStore = create<{ readonly waiting: readonly Settle[]; readonly about: T | undefined }>(() => ({
    waiting: [],
    about: undefined,
  }));
  return {
    ask: (about) =>
      new Promise((settle) => useStore.setState(({ waiting }) => ({ waiting: [...waiting, settle], about }))),
    answer: (isYes) => {
      const { waiting } = useStore.getState();
      useStore.setState({ waiting: [] });
      for (const settle of waiting) {
        settle(isYes);
      }
    },
    useAsked: () => useStore(({ waiting, about }) => (waiting.length > 0 ? about : undefined)),
  };
}
