import { create } from 'zustand';
import type { Failure } from '#client/apollo/failure.ts';

const useStore = create<{ readonly failure: Failure | undefined }>(() => ({ failure: undefined }));

/** Shows a failure in the dialog, replacing any earlier one. */
export function showFailure(failure: Failure): void {
  useStore.setState({ failure });
}

/** Closes the dialog. */
export function dismissFailure(): void {
  useStore.setState({ failure: undefined });
}

/** Returns the failure being shown, if any. */
export function useShownFailure(): Failure | undefined {
  return useStore(({ failure }) => failure);
}
