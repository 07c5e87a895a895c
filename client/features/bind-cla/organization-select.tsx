import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from '#client/components/form/form-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { Select } from '#client/components/select.tsx';
import type { DraftOrganization } from './draft.ts';

interface OrganizationSelectProps {
  readonly organizations: readonly DraftOrganization[];
  readonly input: FormInput<DraftOrganization | undefined>;
}

/** The organisations that the code platform says the manager administers. */
export function OrganizationSelect({ organizations, input }: OrganizationSelectProps): ReactElement {
  const intl = useIntl();
  return (
    <FormField
      id={input.id}
      label={<FormattedMessage id="bindCla.project.organization" />}
      help={<FormattedMessage id="bindCla.project.organization.help" />}
      required
      problem={input.problem}
    >
      {(described) => (
        <Select
          value={input.value?.name ?? ''}
          onChoose={(chosen) => input.onChange(organizations.find(({ name }) => name === chosen))}
          {...described}
        >
          <option value="">{intl.formatMessage({ id: 'bindCla.project.organization.choose' })}</option>
          {organizations.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
