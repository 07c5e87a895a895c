import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { LIST_CONTEXT } from '#client/components/list/use-list-reload.ts';
import { Loaded } from '#client/components/loaded.tsx';
import type { PrivacySettingsFragment } from '#generated/graphql.ts';
import { usePrivacySettingsQuery } from '#generated/hooks.ts';
import { PolicySetSection } from './policy-set-section.tsx';

const SETS = ['PRIVACY', 'COOKIES', 'INFORMATION_LIST'] as const;

/** The policy texts that a community shows to its signers and its corporations' managers in place of the service's. */
export function PrivacySettingsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = usePrivacySettingsQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: LIST_CONTEXT,
  });
  return (
    <LinkPage title={<FormattedMessage id="privacySettings.title" />} error={error}>
      <Loaded data={data} error={error} onRetry={() => void refetch()}>
        {({ privacySettings }) => <Settings settings={privacySettings} />}
      </Loaded>
    </LinkPage>
  );
}

function Settings({ settings }: { readonly settings: PrivacySettingsFragment }): ReactElement {
  return (
    <Stack gap="12">
      <Stack gap="2" maxWidth="measure">
        <Text>
          <FormattedMessage id="privacySettings.lead" />
        </Text>
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage id="privacySettings.consent" />
        </Text>
      </Stack>
      {SETS.map((set) => (
        <PolicySetSection key={set} set={set} settings={settings} />
      ))}
    </Stack>
  );
}
