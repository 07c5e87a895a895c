import { NativeSelect } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from '#client/components/form-field.tsx';
import { Icon } from '#client/components/icons.tsx';
import type { DraftOrganization } from './draft.ts';
import { projectInputId } from './project-input-id.ts';

interface OrganizationSelectProps {
  readonly organizations: readonly DraftOrganization[];
  readonly value: DraftOrganization | undefined;
  readonly problem: string | undefined;
  readonly onChange: (organization: DraftOrganization | undefined) => void;
}

/** The organisations that the code platform says the manager administers. */
export function OrganizationSelect({ organizations, value, problem, onChange }: OrganizationSelectProps): ReactElement {
  const intl = useIntl();
  return (
    <FormField
      id={projectInputId('organization')}
      label={<FormattedMessage id="bindCla.project.organization" />}
      help={<FormattedMessage id="bindCla.project.organization.help" />}
      required
      problem={problem}
    >
      {(described) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            value={value?.name ?? ''}
            onChange={(event) => onChange(organizations.find(({ name }) => name === event.target.value))}
            {...described}
          >
            <option value="">{intl.formatMessage({ id: 'bindCla.project.organization.choose' })}</option>
            {organizations.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="chevron" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FormField>
  );
}
