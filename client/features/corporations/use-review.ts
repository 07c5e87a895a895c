import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Form } from '#client/components/form/form.ts';
import { EVERY_REFUSAL, operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { useApproveCorporationSigningMutation, useReturnCorporationSigningMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';

/** Longest reason, in characters. */
const MAX = 500;

interface ReturnValues {
  readonly reason: string;
}

const RETURN_REFUSALS: Refusals<keyof ReturnValues> = {
  codes: ['bad_request_parameter', 'unuploaded', 'not_ready_to_sign'],
};

/** The review of a signed document: its two decisions and the way out. */
export interface Review {
  readonly approval: Form<object>;
  readonly giveBack: Form<ReturnValues>;
  /** Whether the reason of a return is asked for. */
  readonly isReturning: boolean;
  readonly setReturning: (isReturning: boolean) => void;
  /** Leaves everything as it is, unless a decision is under way. */
  readonly close: () => void;
}

/** Approves or returns a signed document; the service refuses what the state no longer allows. */
export function useReview(
  signing: CorporationRowFragment,
  { onClose, onChanged }: Pick<CorporationDialogProps, 'onClose' | 'onChanged'>,
): Review {
  const intl = useIntl();
  const [isReturning, setReturning] = useState(false);
  const [approve] = useApproveCorporationSigningMutation(operationOptions(EVERY_REFUSAL));
  const [give] = useReturnCorporationSigningMutation(operationOptions(RETURN_REFUSALS));
  const finish = (done: MessageId) => () => {
    onClose();
    showToast(intl.formatMessage({ id: done }));
    onChanged();
  };
  const { id, pdfUploadedAt } = signing;
  const approval = useForm<object>({
    id: 'approve',
    initial: {},
    refusals: EVERY_REFUSAL,
    submit: () => approve({ variables: { input: { id }, pdfUploadedAt } }),
    onDone: finish('corporations.approve.done'),
  });
  const giveBack = useForm<ReturnValues>({
    id: 'return',
    initial: { reason: '' },
    findProblems: ({ reason }) => ({
      reason:
        reason.trim() === '' || characterCount(reason.trim()) > MAX
          ? intl.formatMessage({ id: 'corporations.return.problem.reason' }, { max: MAX })
          : undefined,
    }),
    refusals: RETURN_REFUSALS,
    submit: ({ reason }) => give({ variables: { input: { id, reason } } }),
    onDone: finish('corporations.return.done'),
  });
  const close = () => {
    if (approval.isBusy || giveBack.isBusy) {
      return;
    }
    onClose();
    if (approval.refusal !== undefined || giveBack.refusal !== undefined) {
      // Somebody may have changed meanwhile what the page shows.
      onChanged();
    }
  };
  return { approval, giveBack, isReturning, setReturning, close };
}
