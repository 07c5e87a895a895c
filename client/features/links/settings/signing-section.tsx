import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { LinkSigningState } from '#generated/graphql.ts';
import { useSetLinkSigningStateMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { VISITOR_TEXT_MAX_LENGTH } from '#rules/project.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';

const STATES: readonly LinkSigningState[] = ['OPEN', 'PAUSED', 'CLOSED'];

interface SigningStateValues {
  readonly state: LinkSigningState;
  readonly visitorText: string;
}

const REFUSALS: Refusals<keyof SigningStateValues> = { codes: ['bad_request_parameter'] };

/** Pauses or closes a link for new signings with a text for visitors, or opens it again. */
export function SigningSection({ details: { id: linkId, link } }: SectionProps): ReactElement {
  const intl = useIntl();
  const max = VISITOR_TEXT_MAX_LENGTH;
  const initial: SigningStateValues = { state: link.signingState, visitorText: link.visitorText ?? '' };
  const [set] = useSetLinkSigningStateMutation(operationOptions(REFUSALS));
  const form = useForm<SigningStateValues>({
    id: 'settings-signing',
    initial,
    findProblems: ({ visitorText }) => ({
      visitorText:
        characterCount(visitorText.trim()) > max
          ? intl.formatMessage({ id: 'links.signing.problem.text' }, { max })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: (values) => set({ variables: { input: { linkId, ...values } } }),
    onDone: () => showToast(intl.formatMessage({ id: 'links.edit.done' })),
  });
  return (
    <FormSection
      title={<FormattedMessage id="links.settings.signing" />}
      lead={<FormattedMessage id="links.signing.kept" />}
      form={form}
      initial={initial}
    >
      <ChoiceCards
        name="signing-state"
        legend={<FormattedMessage id="links.settings.signing.legend" />}
        value={form.values.state}
        choices={STATES.map((value) => ({
          value,
          label: <FormattedMessage id={`links.signing.${value}`} />,
          description: <FormattedMessage id={`links.signing.${value}.help`} />,
        }))}
        onChange={form.input('state').onChange}
      />
      {form.values.state !== 'OPEN' && (
        <TextAreaField
          input={form.input('visitorText')}
          isOptional
          label={<FormattedMessage id="links.signing.text" />}
          help={<FormattedMessage id="links.signing.text.help" values={{ max }} />}
        />
      )}
    </FormSection>
  );
}
