import { NativeSelect } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormField } from '#client/components/form/form-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { Icon } from '#client/components/icons.tsx';
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
        <NativeSelect.Root>
          <NativeSelect.Field
            value={input.value?.name ?? ''}
            onChange={(event) => input.onChange(organizations.find(({ name }) => name === event.target.value))}
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
