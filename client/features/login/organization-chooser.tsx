import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { keepReturnPath, keptReturnPath } from '#client/session/return-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { organizationHome } from './organization-home.ts';
import { RefreshOrganizations } from './refresh-organizations.tsx';

interface OrganizationChooserProps {
  /** At least one. */
  readonly organizations: Viewer['organizations'];
}

/** One of the organisations that the viewer administers; the choice goes on in the address. */
export function OrganizationChooser({ organizations }: OrganizationChooserProps): ReactElement {
  const navigate = useNavigate();
  const form = useForm({
    id: 'organization',
    initial: { name: '' },
    submit: async () => {
      const target = organizationHome(known?.name ?? '', keptReturnPath());
      keepReturnPath(undefined);
      await navigate(target);
    },
  });
  const { value, onChange } = form.input('name');
  // The chosen one may be missing in a refreshed list.
  const known = organizations.find(({ name }) => name === value) ?? organizations[0];
  return (
    <form onSubmit={form.handleSubmit}>
      <Stack gap="6">
        <ChoiceCards
          name="organization"
          legend={<FormattedMessage id="login.organization.legend" />}
          choices={organizations.map(({ name, platform }) => ({
            value: name,
            label: name,
            description: <FormattedMessage id={`session.platform.${platform}`} />,
          }))}
          value={known?.name}
          onChange={onChange}
        />
        <Flex gap="2" wrap="wrap">
          <SubmitButton isBusy={form.isBusy}>
            <FormattedMessage id="login.organization.go" />
          </SubmitButton>
          <RefreshOrganizations />
        </Flex>
      </Stack>
    </form>
  );
}
