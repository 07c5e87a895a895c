import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { midnight } from '#client/components/list/use-list-filters.ts';
import { showToast } from '#client/components/toast.ts';
import type { SigningRowFragment } from '#generated/graphql.ts';
import { useEndSigningMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';

/** Longest reason, in characters. */
const MAX = 500;

interface EndValues {
  readonly when: 'now' | 'day';
  /** A day of the reader's, as `2026-12-31`. */
  readonly endsAt: string;
  readonly reason: string;
}

const REFUSALS: Refusals<keyof EndValues> = {
  codes: ['bad_request_parameter', 'not_ready_to_sign', 'not_found'],
};

interface EndSigningDialogProps {
  readonly linkId: string;
  readonly signing: SigningRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Ends an individual signing with a reason, now or on a day. */
export function EndSigningDialog({ linkId, signing, ...frame }: EndSigningDialogProps): ReactElement {
  const form = useEnding({ linkId, signing, onClose: frame.onClose });
  return (
    <FormDialog
      form={form}
      isEntry
      isDanger
      title={<FormattedMessage id="signings.end.title" values={{ name: signing.name ?? '' }} />}
      submit={<FormattedMessage id="signings.end" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="signings.end.text" />
      </Text>
      <ChoiceCards
        name="end-when"
        legend={<FormattedMessage id="signings.end.when" />}
        value={form.values.when}
        choices={(['now', 'day'] as const).map((value) => ({
          value,
          label: <FormattedMessage id={`signings.end.${value}`} />,
        }))}
        onChange={form.input('when').onChange}
      />
      {form.values.when === 'day' && (
        <TextField
          input={form.input('endsAt')}
          label={<FormattedMessage id="signings.end.on" />}
          help={<FormattedMessage id="signings.end.on.help" />}
          attributes={{ type: 'date' }}
        />
      )}
      <TextAreaField
        input={form.input('reason')}
        label={<FormattedMessage id="signings.end.reason" />}
        help={<FormattedMessage id="signings.end.reason.help" values={{ max: MAX }} />}
      />
    </FormDialog>
  );
}

function useEnding({ linkId, signing, onClose }: Omit<EndSigningDialogProps, 'returnFocusTo'>): Form<EndValues> {
  const intl = useIntl();
  const [end] = useEndSigningMutation(operationOptions(REFUSALS));
  return useForm<EndValues>({
    id: `end-${signing.id}`,
    initial: { when: 'now', endsAt: '', reason: signing.endNote ?? '' },
    findProblems: ({ when, endsAt, reason }) => ({
      endsAt:
        when === 'day' && midnight(endsAt, 0) === undefined
          ? intl.formatMessage({ id: 'signings.end.problem.on' })
          : undefined,
      reason:
        reason.trim() === '' || characterCount(reason.trim()) > MAX
          ? intl.formatMessage({ id: 'signings.end.problem.reason' }, { max: MAX })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: ({ when, endsAt, reason }) => {
      const at = when === 'day' ? midnight(endsAt, 0) : undefined;
      const input = { linkId, reference: signing.reference, reason, ...(at === undefined ? {} : { endsAt: at }) };
      return end({ variables: { input } });
    },
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'signings.end.done' }));
    },
  });
}
