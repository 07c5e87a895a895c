import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { LinkRowFragment, LinkSigningState } from '#generated/graphql.ts';
import { useSetLinkSigningStateMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { VISITOR_TEXT_MAX_LENGTH } from '#rules/project.ts';

const STATES: readonly LinkSigningState[] = ['OPEN', 'PAUSED', 'CLOSED'];

interface SigningStateValues {
  readonly state: LinkSigningState;
  readonly visitorText: string;
}

const REFUSALS: Refusals<keyof SigningStateValues> = { codes: ['bad_request_parameter'] };

interface SigningStateDialogProps {
  readonly details: LinkRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Pauses or closes a link for new signatures with a text for visitors, or opens it again. */
export function SigningStateDialog(props: SigningStateDialogProps): ReactElement {
  const { details, returnFocusTo, onClose, onSaved } = props;
  const intl = useIntl();
  const max = VISITOR_TEXT_MAX_LENGTH;
  const [set] = useSetLinkSigningStateMutation(operationOptions(REFUSALS));
  const form = useForm<SigningStateValues>({
    id: `signing-${details.id}`,
    initial: { state: details.link.signingState, visitorText: details.link.visitorText ?? '' },
    findProblems: ({ visitorText }) => ({
      visitorText:
        characterCount(visitorText.trim()) > max
          ? intl.formatMessage({ id: 'links.signing.problem.text' }, { max })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: (values) => set({ variables: { input: { linkId: details.id, ...values } } }),
    onDone: () => {
      showToast(intl.formatMessage({ id: 'links.signing.done' }));
      onClose();
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="links.signing.title" values={{ name: details.link.alias }} />}
      submit={<FormattedMessage id="links.signing.submit" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <ChoiceCards
        name="signing-state"
        legend={<FormattedMessage id="links.fact.signing" />}
        value={form.values.state}
        choices={STATES.map((value) => ({
          value,
          label: <FormattedMessage id={`links.signing.${value}`} />,
          description: <FormattedMessage id={`links.signing.${value}.help`} />,
        }))}
        onChange={form.input('state').onChange}
      />
      {form.values.state !== 'OPEN' && (
        <>
          <TextAreaField
            input={form.input('visitorText')}
            isOptional
            label={<FormattedMessage id="links.signing.text" />}
            help={<FormattedMessage id="links.signing.text.help" values={{ max }} />}
          />
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id="links.signing.kept" />
          </Text>
        </>
      )}
    </FormDialog>
  );
}
