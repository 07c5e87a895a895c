import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { EVERY_REFUSAL, operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { GatedRepositoryRowFragment, GateMode } from '#generated/graphql.ts';
import { useSetGatedRepositoriesMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';
import { SUBJECTS_CHOICES, type SubjectsChoice, toSubjects, toSubjectsChoice } from './policy/subjects.ts';

const MODES: readonly GateMode[] = ['ENFORCE', 'OBSERVE', 'EXCLUDED'];
const REASON_MAX = 500;

/** A repository as the platform and its connection know it. */
export interface RepositoryTarget {
  readonly connectionId: string;
  readonly repositoryId: string;
  readonly path: string;
}

interface ModeValues {
  readonly mode: GateMode;
  readonly reason: string;
  /** Empty: as the rules of the project have it. */
  readonly subjects: SubjectsChoice | '';
}

const REFUSALS: Refusals<keyof ModeValues> = { codes: 'all', fields: { reason: 'reason' } };

interface ModeDialogProps {
  readonly linkId: string;
  /** At least one; what is chosen holds for all of them. */
  readonly targets: readonly RepositoryTarget[];
  /** How the only one is checked now; null for several, and for one that is not checked. */
  readonly gated: GatedRepositoryRowFragment | null;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks what is to be done about the pull requests of repositories. */
export function ModeDialog({ linkId, targets, gated, onDone, ...frame }: ModeDialogProps): ReactElement {
  const intl = useIntl();
  const [set] = useSetGatedRepositoriesMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm<ModeValues>({
    id: 'mode',
    initial: {
      mode: gated?.mode ?? 'ENFORCE',
      reason: gated?.reason ?? '',
      subjects: toSubjectsChoice(gated?.subjects ?? null) ?? '',
    },
    findProblems: (values) => ({ mode: undefined, reason: reasonProblem(intl, values), subjects: undefined }),
    refusals: REFUSALS,
    submit: ({ mode, reason, subjects }) => {
      const text = reason.trim();
      const choice = {
        mode,
        ...(text !== '' && { reason: text }),
        ...(subjects !== '' && { subjects: toSubjects(subjects) }),
      };
      const repositories = targets.map(({ connectionId, repositoryId }) => ({ connectionId, repositoryId, ...choice }));
      return set({ variables: { input: { linkId, repositories } } });
    },
    onDone: () => {
      frame.onClose();
      showToast(intl.formatMessage({ id: 'gateManager.mode.done' }));
      onDone();
    },
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<Title targets={targets} />}
      submit={<FormattedMessage id="gateManager.mode.submit" />}
      {...frame}
    >
      <ChoiceCards
        name="mode"
        legend={<FormattedMessage id="gateManager.mode" />}
        value={form.values.mode}
        choices={MODES.map((value) => ({
          value,
          label: <FormattedMessage id={`gateManager.mode.${value}`} />,
          description: <FormattedMessage id={`gateManager.mode.${value}.help`} />,
        }))}
        onChange={form.input('mode').onChange}
      />
      {form.values.mode !== 'EXCLUDED' && <SubjectsSelect form={form} />}
      <TextAreaField
        input={form.input('reason')}
        isOptional={form.values.mode !== 'EXCLUDED'}
        label={<FormattedMessage id="gateManager.mode.reason" />}
      />
    </FormDialog>
  );
}

function Title({ targets }: Pick<ModeDialogProps, 'targets'>): ReactElement {
  const [only, ...others] = targets;
  return only !== undefined && others.length === 0 ? (
    <FormattedMessage id="gateManager.mode.title" values={{ path: only.path }} />
  ) : (
    <FormattedMessage id="gateManager.mode.titleOfSeveral" values={{ count: targets.length }} />
  );
}

/** Whether this repository checks authors, committers or both; by default as the rules say. */
function SubjectsSelect({ form }: { readonly form: Form<ModeValues> }): ReactElement {
  const intl = useIntl();
  const choices = SUBJECTS_CHOICES.map((value) => ({
    value,
    text: intl.formatMessage({ id: `gatePolicy.subjects.${value}` }),
  }));
  return (
    <SelectField
      input={form.input('subjects')}
      label={<FormattedMessage id="gatePolicy.subjects" />}
      options={[{ value: '', text: intl.formatMessage({ id: 'gateManager.mode.subjects.rules' }) }, ...choices]}
    />
  );
}

function reasonProblem(intl: IntlShape, { mode, reason }: ModeValues): string | undefined {
  const text = reason.trim();
  if (characterCount(text) > REASON_MAX) {
    return intl.formatMessage({ id: 'gateManager.mode.reason.long' }, { max: REASON_MAX });
  }
  return mode === 'EXCLUDED' && text === ''
    ? intl.formatMessage({ id: 'gateManager.mode.reason.problem' }, { max: REASON_MAX })
    : undefined;
}
