import { create } from 'zustand';
import type { Failure } from '#client/apollo/failure.ts';
import { canRepeat } from './dialog-kind.ts';

interface Shown {
  readonly failure: Failure | undefined;
  /** Ends the wait of the failed operation. */
  readonly settle: (isRepeated: boolean) => void;
}

const NONE: Shown = { failure: undefined, settle: () => {} };

const useStore = create<Shown>(() => NONE);

/** Shows a failure in the dialog, replacing any earlier one; resolves to whether the same is to be tried again. */
export function showFailure(failure: Failure): Promise<boolean> {
  dismissFailure();
  return new Promise((settle) => {
    useStore.setState({ failure, settle });
    if (!canRepeat(failure)) {
      settle(false);
    }
  });
}

/** Closes the dialog. */
export function dismissFailure(isRepeated = false): void {
  const { settle } = useStore.getState();
  useStore.setState(NONE);
  settle(isRepeated);
}

/** Returns the failure being shown, if any. */
export function useShownFailure(): Failure | undefined {
  return useStore(({ failure }) => failure);
}
