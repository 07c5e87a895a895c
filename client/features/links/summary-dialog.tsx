import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SummaryInput, summaryProblemText } from '#client/components/cla-input/summary-input.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { reloads } from '#client/components/list/use-list-reload.ts';
import { showToast } from '#client/components/toast.ts';
import { LinkClasDocument } from '#generated/graphql.ts';
import { useSetClaSummaryMutation } from '#generated/hooks.ts';

interface SummaryDialogProps {
  readonly linkId: string;
  readonly cla: { readonly id: string; readonly summary: string | null };
  /** Language and version. */
  readonly name: string;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Edits what signers read about a CLA in plain words; the CLA stays the version that it is. */
export function SummaryDialog({ linkId, cla, name, returnFocusTo, onClose }: SummaryDialogProps): ReactElement {
  const intl = useIntl();
  const [set] = useSetClaSummaryMutation({
    ...operationOptions(EVERY_REFUSAL),
    ...reloads(LinkClasDocument),
  });
  const form = useForm({
    id: 'cla-summary',
    initial: { summary: cla.summary ?? '' },
    findProblems: ({ summary }) => ({ summary: summaryProblemText(intl, summary) }),
    refusals: EVERY_REFUSAL,
    submit: ({ summary }) => set({ variables: { input: { linkId, claId: cla.id, summary } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'links.cla.summary.done' }));
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="links.cla.summary.title" values={{ name }} />}
      submit={<FormattedMessage id="links.cla.summary.submit" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="links.cla.summary.text" />
      </Text>
      <SummaryInput input={form.input('summary')} />
    </FormDialog>
  );
}
