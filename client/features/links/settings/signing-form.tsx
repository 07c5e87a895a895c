import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useStoredForm } from '#client/components/form/use-stored-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { LinkRowFragment, LinkSigningState, SetLinkSigningStateMutation } from '#generated/graphql.ts';
import { useSetLinkSigningStateMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { VISITOR_TEXT_MAX_LENGTH } from '#rules/project.ts';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';

const STATES: readonly LinkSigningState[] = ['OPEN', 'PAUSED', 'CLOSED'];

interface SigningStateValues {
  readonly state: LinkSigningState;
  readonly visitorText: string;
}

const REFUSALS: Refusals<keyof SigningStateValues> = { codes: ['bad_request_parameter'] };

/** Pauses or closes a link for new signings with a text for visitors, or opens it again. */
export function SigningForm({ details }: SectionProps): ReactElement {
  const intl = useIntl();
  const max = VISITOR_TEXT_MAX_LENGTH;
  const [set] = useSetLinkSigningStateMutation(operationOptions(REFUSALS));
  const stored = useStoredForm<SigningStateValues, SetLinkSigningStateMutation, LinkRowFragment>({
    id: 'settings-signing',
    stored: details,
    toValues: ({ link }) => ({ state: link.signingState, visitorText: link.visitorText ?? '' }),
    toStored: ({ setLinkSigningState }) => setLinkSigningState.link,
    findProblems: ({ visitorText }) => ({
      visitorText:
        characterCount(visitorText.trim()) > max
          ? intl.formatMessage({ id: 'links.signing.problem.text' }, { max })
          : undefined,
    }),
    refusals: REFUSALS,
    submit: (values) => set({ variables: { input: { linkId: details.id, ...values } } }),
    onSaved: () => showToast(intl.formatMessage({ id: 'links.edit.done' })),
  });
  const { form } = stored;
  return (
    <SettingsForm of={stored} labelId="links.settings.signing.legend">
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
    </SettingsForm>
  );
}
