import type { ReactElement } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ChipsField } from '#client/components/form/chips-field.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { type EditedAgent, readMarks, STANCES } from './agent-values.ts';

interface AddAgentDialogProps {
  /** Those that there are, whose names are taken. */
  readonly others: readonly EditedAgent[];
  readonly onAdd: (agent: EditedAgent) => void;
  readonly onClose: () => void;
}

type AgentEntry = Omit<EditedAgent, 'isKnown'>;

/** Asks for an AI agent that the service does not know. */
export function AddAgentDialog({ others, onAdd, onClose }: AddAgentDialogProps): ReactElement {
  const intl = useIntl();
  const form = useForm<AgentEntry>({
    id: 'agent',
    initial: { name: '', stance: 'ASSISTANT', marks: [] },
    findProblems: ({ name, marks }) => ({
      name: nameProblem(intl, name.trim(), others),
      marks: readMarks(marks) === undefined ? intl.formatMessage({ id: 'gatePolicy.agents.marks.problem' }) : undefined,
    }),
    submit: (agent) => {
      onAdd({ ...agent, name: agent.name.trim(), isKnown: false });
      onClose();
      return Promise.resolve();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="gatePolicy.agents.add" />}
      submit={<FormattedMessage id="app.form.add" />}
      onClose={onClose}
    >
      <TextField input={form.input('name')} label={<FormattedMessage id="gatePolicy.name" />} />
      <ChipsField
        input={form.input('marks')}
        label={<FormattedMessage id="gatePolicy.agents.marks" />}
        help={<FormattedMessage id="gatePolicy.agents.marks.help" />}
      />
      <SelectField
        input={form.input('stance')}
        label={<FormattedMessage id="gatePolicy.stance" />}
        options={STANCES.map((value) => ({ value, text: intl.formatMessage({ id: `gatePolicy.stance.${value}` }) }))}
      />
    </FormDialog>
  );
}

function nameProblem(intl: IntlShape, name: string, others: readonly EditedAgent[]): string | undefined {
  if (name === '') {
    return intl.formatMessage({ id: 'gatePolicy.name.problem' });
  }
  return others.some((other) => other.name.toLowerCase() === name.toLowerCase())
    ? intl.formatMessage({ id: 'gatePolicy.name.taken' })
    : undefined;
}
