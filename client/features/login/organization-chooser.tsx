import { Flex, Stack } from '@chakra-ui/react';
import { type FormEvent, type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ChoiceCards } from '#client/components/choice-cards.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { keepReturnPath, keptReturnPath } from '#client/session/return-path.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import { organizationHome } from './organization-home.ts';
import { RefreshOrganizations } from './refresh-organizations.tsx';

interface OrganizationChooserProps {
  /** At least one. */
  readonly organizations: Viewer['organizations'];
}

/** One of the organisations that the viewer administers; the choice goes on in the address (design §9). */
export function OrganizationChooser({ organizations }: OrganizationChooserProps): ReactElement {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  const known = organizations.find(({ name }) => name === chosen) ?? organizations[0];

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const target = organizationHome(known?.name ?? '', keptReturnPath());
    keepReturnPath(undefined);
    await navigate(target);
  };
  return (
    <form onSubmit={(event) => void handleSubmit(event)}>
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
          onChange={setChosen}
        />
        <Flex gap="2" wrap="wrap">
          <SubmitButton isBusy={false}>
            <FormattedMessage id="login.organization.go" />
          </SubmitButton>
          <RefreshOrganizations />
        </Flex>
      </Stack>
    </form>
  );
}
