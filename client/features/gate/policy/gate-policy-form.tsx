import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { Form } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { GatePolicyQuery, UpdateGatePolicyMutation } from '#generated/graphql.ts';
import { useUpdateGatePolicyMutation } from '#generated/hooks.ts';
import { AgentInputs } from './agent-inputs.tsx';
import { FeedbackInputs } from './feedback-inputs.tsx';
import {
  builtInAgents,
  findProblems,
  type PolicyValues,
  SUBJECTS_CHOICES,
  toInput,
  toValues,
} from './policy-values.ts';
import { YesNoSelect } from './yes-no-select.tsx';

const REFUSALS: Refusals<keyof PolicyValues> = {
  codes: ['bad_request_parameter', 'link_frozen'],
  fields: {
    bots: 'bots',
    agents: 'agents',
    exemptOrganizations: 'exemptOrganizations',
    minimumLinesFiles: 'minimumLinesFiles',
    commands: 'commands',
    labels: 'covered',
  },
};

interface GatePolicyFormProps {
  readonly linkId: string;
  readonly stored: GatePolicyQuery;
}

/** Changes the rules; says before how many pull requests are judged again. */
export function GatePolicyForm({ linkId, stored }: GatePolicyFormProps): ReactElement {
  const intl = useIntl();
  const canChange = useCanChangeLink();
  const [update] = useUpdateGatePolicyMutation(operationOptions(REFUSALS));
  const form = useForm<PolicyValues, UpdateGatePolicyMutation>({
    id: 'policy',
    initial: toValues(stored.gatePolicy),
    findProblems: (values) => findProblems(intl, values),
    refusals: REFUSALS,
    submit: (values) => update({ variables: { input: toInput(linkId, values, stored.gatePolicy) } }),
    onDone: ({ updateGatePolicy: { judgedAgain, policy } }) => {
      form.reset(toValues(policy));
      showToast(intl.formatMessage({ id: 'gatePolicy.done' }, { count: judgedAgain }));
    },
  });
  const { pending, covered, uncovered, unknown } = stored.pullRequestCounts;
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'gatePolicy.title' })}
      refused={<FormattedMessage id="gatePolicy.refused" />}
      isReadOnly={!canChange}
      maxWidth="measure"
      gap="10"
    >
      <WhoInputs form={form} />
      <AgentInputs form={form} agents={builtInAgents(stored.gatePolicy)} />
      <ExemptInputs form={form} />
      <FeedbackInputs linkId={linkId} form={form} templates={stored.gateTemplates} />
      {canChange && (
        <Stack gap="4" align="flex-start">
          <Text>
            <FormattedMessage id="gatePolicy.affected" values={{ count: pending + covered + uncovered + unknown }} />
          </Text>
          <SubmitButton isBusy={form.isBusy}>
            <FormattedMessage id="gatePolicy.submit" />
          </SubmitButton>
        </Stack>
      )}
    </FormFrame>
  );
}

interface InputsProps {
  readonly form: Form<PolicyValues>;
}

function WhoInputs({ form }: InputsProps): ReactElement {
  const intl = useIntl();
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="lg">
        <FormattedMessage id="gatePolicy.who" />
      </Heading>
      <SelectField
        input={form.input('subjects')}
        label={<FormattedMessage id="gatePolicy.subjects" />}
        options={SUBJECTS_CHOICES.map((value) => ({
          value,
          text: intl.formatMessage({ id: `gatePolicy.subjects.${value}` }),
        }))}
      />
      <SelectField
        input={form.input('coAuthors')}
        label={<FormattedMessage id="gatePolicy.coAuthors" />}
        help={<FormattedMessage id="gatePolicy.coAuthors.help" />}
        options={(['IGNORE', 'WARN', 'REQUIRE'] as const).map((value) => ({
          value,
          text: intl.formatMessage({ id: `gatePolicy.coAuthors.${value}` }),
        }))}
      />
      {form.values.coAuthors === 'REQUIRE' && (
        <SelectField
          input={form.input('coAuthorsNeedConfirmation')}
          label={<FormattedMessage id="gatePolicy.confirmation" />}
          help={<FormattedMessage id="gatePolicy.confirmation.help" />}
          options={(['no', 'yes'] as const).map((value) => ({
            value,
            text: intl.formatMessage({ id: `gatePolicy.confirmation.${value}` }),
          }))}
        />
      )}
      <SelectField
        input={form.input('claimed')}
        label={<FormattedMessage id="gatePolicy.claimed" />}
        help={<FormattedMessage id="gatePolicy.claimed.help" />}
        options={(['no', 'yes'] as const).map((value) => ({
          value,
          text: intl.formatMessage({ id: `gatePolicy.claimed.${value}` }),
        }))}
      />
      <YesNoSelect form={form} name="confirmationMails" />
    </Stack>
  );
}

function ExemptInputs({ form }: InputsProps): ReactElement {
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="lg">
        <FormattedMessage id="gatePolicy.exempt" />
      </Heading>
      {(['exemptOrganizations', 'bots'] as const).map((name) => (
        <TextAreaField
          key={name}
          input={form.input(name)}
          isOptional
          label={<FormattedMessage id={`gatePolicy.${name}`} />}
          help={<FormattedMessage id={`gatePolicy.${name}.help`} />}
        />
      ))}
      <TextField
        input={form.input('minimumLines')}
        isOptional
        label={<FormattedMessage id="gatePolicy.minimumLines" />}
        help={<FormattedMessage id="gatePolicy.minimumLines.help" />}
        attributes={{ inputMode: 'numeric' }}
      />
      {form.values.minimumLines.trim() !== '' && (
        <TextAreaField
          input={form.input('minimumLinesFiles')}
          isOptional
          label={<FormattedMessage id="gatePolicy.minimumLinesFiles" />}
          help={<FormattedMessage id="gatePolicy.minimumLinesFiles.help" />}
        />
      )}
    </Stack>
  );
}
