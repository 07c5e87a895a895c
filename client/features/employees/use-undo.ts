import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { showToast } from '#client/components/toast.ts';
import { useUndoEmployeeChangeMutation } from '#generated/hooks.ts';

/** Milliseconds in which undoing is offered; the service accepts it a little longer. */
export const UNDO_DURATION = 10_000;

interface UndoOptions {
  readonly onBegin: () => void;
  readonly onDone: () => void;
  readonly onFail: (error: unknown) => void;
}

/** Takes back the last change while that is possible. */
export function useUndo({ onBegin, onDone, onFail }: UndoOptions): {
  /** Remembers a change; returns what takes it back. */
  readonly offer: (operationId: string) => () => void;
  /** Takes back the change that was offered last. */
  readonly undo: () => void;
} {
  const intl = useIntl();
  const [takeBack] = useUndoEmployeeChangeMutation(operationOptions(EVERY_REFUSAL));
  const last = useRef<string>(undefined);
  const undo = async (operationId: string) => {
    if (last.current === operationId) {
      last.current = undefined;
    }
    onBegin();
    const { data, error } = await takeBack({ variables: { input: { operationId } } });
    if (data) {
      showToast(intl.formatMessage({ id: 'employees.undo.done' }));
      onDone();
    } else {
      onFail(error);
    }
  };
  return {
    offer: (operationId) => {
      last.current = operationId;
      return () => void undo(operationId);
    },
    undo: () => {
      if (last.current !== undefined) {
        void undo(last.current);
      }
    },
  };
}
