import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form } from '#client/components/form/form.ts';
import { EVERY_REFUSAL, operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextAreaField } from '#client/components/form/text-area-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { ConnectionRowFragment, GatedOrganizationRowFragment } from '#generated/graphql.ts';
import { useAvailableOrganizationsQuery, useSetGatedOrganizationMutation } from '#generated/hooks.ts';
import { readExclusionLines, toExclusionLines } from './exclusion-lines.ts';

const MODES = ['ENFORCE', 'OBSERVE'] as const;
type Mode = (typeof MODES)[number];

interface OrganizationValues {
  readonly connectionId: string;
  /** Empty: the first one. */
  readonly organizationId: string;
  readonly mode: Mode;
  /** A pattern and its reason a line. */
  readonly exclusions: string;
}

const REFUSALS: Refusals<keyof OrganizationValues> = { codes: 'all', fields: { exclusions: 'exclusions' } };

interface OrganizationDialogProps {
  readonly linkId: string;
  /** At least one. */
  readonly connections: readonly ConnectionRowFragment[];
  /** Null for a new one. */
  readonly organization: GatedOrganizationRowFragment | null;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks which organisation is to be checked as a whole, and how. */
export function OrganizationDialog(props: OrganizationDialogProps): ReactElement {
  const { connections, organization, returnFocusTo, onClose } = props;
  const { form, choices, isEmpty, isLoading } = useOrganizationForm(props);
  return (
    <FormDialog
      form={form}
      isEntry
      title={
        organization === null ? (
          <FormattedMessage id="gateOrganizations.dialog" />
        ) : (
          <FormattedMessage id="gateOrganizations.dialogOf" values={{ login: organization.login }} />
        )
      }
      submit={<FormattedMessage id="gateManager.mode.submit" />}
      canSubmit={!isEmpty && !isLoading}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Text>
        <FormattedMessage id="gateOrganizations.text" />
      </Text>
      <Choice form={form} connections={organization === null ? connections : []} {...{ choices, isEmpty, isLoading }} />
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
      <TextAreaField
        input={form.input('exclusions')}
        isOptional
        label={<FormattedMessage id="gateOrganizations.exclusions" />}
        help={<FormattedMessage id="gateOrganizations.exclusions.help" />}
      />
    </FormDialog>
  );
}

interface ChoiceProps {
  readonly form: Form<OrganizationValues>;
  /** To choose among. */
  readonly connections: readonly ConnectionRowFragment[];
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly isEmpty: boolean;
  readonly isLoading: boolean;
}

/** Which organisation, by which connection. */
function Choice({ form, connections, choices, isEmpty, isLoading }: ChoiceProps): ReactElement {
  return (
    <>
      {connections.length > 1 && (
        <SelectField
          input={form.input('connectionId')}
          label={<FormattedMessage id="gateOrganizations.connection" />}
          options={connections.map(({ id, name }) => ({ value: id, text: name }))}
        />
      )}
      {isEmpty && (
        <Text as="output">
          <FormattedMessage id="gateOrganizations.empty" />
        </Text>
      )}
      {isLoading && (
        <Text as="output">
          <FormattedMessage id="gateOrganizations.loading" />
        </Text>
      )}
      {choices.length > 0 && (
        <SelectField
          input={form.input('organizationId')}
          label={<FormattedMessage id="gateOrganizations.organization" />}
          options={choices}
        />
      )}
    </>
  );
}

function useOrganizationForm({ linkId, connections, organization, onClose, onDone }: OrganizationDialogProps) {
  const intl = useIntl();
  const [set] = useSetGatedOrganizationMutation(operationOptions(EVERY_REFUSAL));
  const form = useForm<OrganizationValues>({
    id: 'organization',
    initial: {
      connectionId: organization?.connectionId ?? connections[0]?.id ?? '',
      organizationId: organization?.organizationId ?? '',
      mode: organization?.mode === 'OBSERVE' ? 'OBSERVE' : 'ENFORCE',
      exclusions: toExclusionLines(organization?.exclusions ?? []),
    },
    findProblems: ({ exclusions }) => ({
      connectionId: undefined,
      organizationId: undefined,
      mode: undefined,
      exclusions:
        readExclusionLines(exclusions) === undefined
          ? intl.formatMessage({ id: 'gateOrganizations.exclusions.problem' })
          : undefined,
    }),
    refusals: REFUSALS,
    place: { page: 'platform' },
    submit: ({ exclusions, organizationId, ...chosen }) => {
      const facts = {
        ...chosen,
        organizationId: organization === null ? chosenOf(organizationId) : organizationId,
        exclusions: readExclusionLines(exclusions) ?? [],
      };
      return set({ variables: { input: { linkId, ...facts } } });
    },
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'gateOrganizations.done' }));
      onDone();
    },
  });
  const { connectionId } = form.values;
  const { data, error } = useAvailableOrganizationsQuery({
    variables: { linkId, connectionId },
    skip: organization !== null,
    fetchPolicy: 'network-only',
  });
  const choices = (data?.availableOrganizations ?? []).map(({ organizationId, login, repositories }) => ({
    value: organizationId,
    text: intl.formatMessage({ id: 'gateOrganizations.choice' }, { login, repositories }),
  }));
  /** Another connection reaches other organisations. */
  const chosenOf = (id: string): string => (choices.find(({ value }) => value === id) ?? choices[0])?.value ?? '';
  const isEmpty = organization === null && (error !== undefined || (data !== undefined && choices.length === 0));
  /** Until it is known what can be chosen, nothing is. */
  const isLoading = organization === null && data === undefined && error === undefined;
  return { form, choices, isEmpty, isLoading };
}
