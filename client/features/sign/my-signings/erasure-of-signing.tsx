import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { MySigningRowFragment } from '#generated/graphql.ts';
import { useRequestErasureMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { type Proof, withToken } from './kept-proof.ts';

/** Longest reason, in characters. */
const MAX = 500;

interface Wish {
  readonly reason: string;
}

const REFUSALS: Refusals<keyof Wish> = { codes: ['bad_request_parameter', 'not_ready_to_sign', 'no_permission'] };

interface ErasureOfSigningProps {
  readonly proof: Proof;
  readonly signing: MySigningRowFragment;
  readonly onChanged: () => void;
}

/** The state of the reader's request to erase a signing; nothing without one. */
export function ErasureState({ signing: { erasure } }: Pick<ErasureOfSigningProps, 'signing'>): ReactElement | null {
  return (
    erasure && (
      <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
        <FormattedMessage
          id={`mySignings.erasure.${erasure.state}`}
          values={{ date: <Day value={erasure.requestedAt} />, reason: erasure.decisionReason }}
        />
      </Text>
    )
  );
}

interface EraseDialogProps extends ErasureOfSigningProps {
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Asks the community to erase a signing. */
export function EraseDialog({ proof, signing, onChanged, ...frame }: EraseDialogProps): ReactElement {
  const form = useWish({ proof, signing, onChanged, onClose: frame.onClose });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="mySignings.erase.title" values={{ community: signing.link.alias }} />}
      submit={<FormattedMessage id="mySignings.erase.submit" />}
      {...frame}
    >
      <Text>
        <FormattedMessage
          id={signing.kind === 'CORPORATION' ? 'mySignings.erase.corporation' : 'mySignings.erase.text'}
        />
      </Text>
      <TextAreaField
        input={form.input('reason')}
        label={<FormattedMessage id="mySignings.erase.reason" />}
        help={<FormattedMessage id="mySignings.erase.reason.help" values={{ max: MAX }} />}
        isOptional
      />
    </FormDialog>
  );
}

function useWish({ proof, signing, onChanged, onClose }: Omit<EraseDialogProps, 'returnFocusTo'>): Form<Wish> {
  const intl = useIntl();
  const { context, ...options } = operationOptions(REFUSALS);
  const [request] = useRequestErasureMutation({ ...options, context: { ...context, ...withToken(proof) } });
  return useForm<Wish>({
    id: `erase-${signing.reference}`,
    initial: { reason: '' },
    findProblems: ({ reason }) => ({
      reason:
        characterCount(reason.trim()) > MAX
          ? intl.formatMessage({ id: 'mySignings.erase.problem.reason' }, { max: MAX })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: ({ reason }) => request({ variables: { input: { reference: signing.reference, reason: reason.trim() } } }),
    onDone: () => {
      onClose();
      onChanged();
      showToast(intl.formatMessage({ id: 'mySignings.erase.done' }));
    },
  });
}
