import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { LinkFailure } from '#client/components/link-failure.tsx';
import { ListHead } from '#client/components/list/list-head.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import type { PrivacySettingsFragment } from '#generated/graphql.ts';
import { usePrivacySettingsQuery } from '#generated/hooks.ts';
import { linkDetailPath } from '#rules/paths.ts';
import { PolicySetSection } from './policy-set-section.tsx';

const SETS = ['PRIVACY', 'COOKIES', 'INFORMATION_LIST'] as const;

/** The policy texts that a community shows to its signers and its corporations' managers in place of the service's. */
export function PrivacySettingsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = usePrivacySettingsQuery({
    variables: { linkId },
    fetchPolicy: 'cache-and-network',
    context: { handledCodes: 'all' },
  });
  return (
    <Page>
      <ButtonLink to={linkDetailPath(linkId)} variant="plain" size="sm" mb="6">
        <FormattedMessage id="links.cla.back" />
      </ButtonLink>
      <ListHead title={<FormattedMessage id="privacySettings.title" />} lead={data?.privacySettings.alias ?? ''} />
      {data === undefined && error === undefined && <LoadingLines />}
      {data === undefined && error !== undefined && <LinkFailure error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <Settings settings={data.privacySettings} />}
    </Page>
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
