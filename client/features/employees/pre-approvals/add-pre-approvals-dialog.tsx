import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions } from '#client/components/form/refusals.ts';
import { showToast } from '#client/components/toast.ts';
import { useAddPreApprovalsMutation } from '#generated/hooks.ts';
import { EmailListField } from '../email-list-field.tsx';
import { EMAIL_LIST_REFUSALS, useEmailList } from '../use-email-list.ts';

interface AddPreApprovalsDialogProps {
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** Approves addresses in advance, and shows the outcome. */
export function AddPreApprovalsDialog({ onAdded, ...frame }: AddPreApprovalsDialogProps): ReactElement {
  const intl = useIntl();
  const [add] = useAddPreApprovalsMutation(operationOptions(EMAIL_LIST_REFUSALS));
  const form = useEmailList({
    id: 'pre-approvals',
    submit: (emails) => add({ variables: { input: { emails: [...emails] } } }),
    onDone: ({ addPreApprovals: { addedCount, listedCount, signedCount } }) => {
      frame.onClose();
      const done = intl.formatMessage({ id: 'preApprovals.done' }, { count: addedCount });
      const known = { done, count: listedCount + signedCount };
      showToast(known.count > 0 ? intl.formatMessage({ id: 'preApprovals.done.known' }, known) : done);
      onAdded();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="preApprovals.add.title" />}
      submit={<FormattedMessage id="preApprovals.add.submit" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="preApprovals.add.text" />
      </Text>
      <EmailListField form={form} />
    </FormDialog>
  );
}
