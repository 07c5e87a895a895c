import { Box, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { LinkPage } from '#client/components/link-page.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { SettingsSection } from '#client/components/settings-section.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useLinkSettingsQuery } from '#generated/hooks.ts';
import { FrozenNotice } from '../frozen-notice.tsx';
import { LinkFacts } from '../link-facts.tsx';
import { AccessForm } from './access-form.tsx';
import { GraceForm } from './grace-form.tsx';
import { ProjectForm } from './project-form.tsx';
import { RetentionForm } from './retention-form.tsx';
import { ReturnForm } from './return-form.tsx';
import { SenderForm } from './sender-form.tsx';
import { SigningForm } from './signing-form.tsx';
import { UnlinkSection } from './unlink-section.tsx';
import { VisibilityForm } from './visibility-form.tsx';

/** The settings of a link, by subject; what belongs together is saved together. */
export function LinkSettingsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useLinkSettingsQuery({
    variables: { id: linkId },
    fetchPolicy: 'cache-and-network',
    // What is typed elsewhere stays when something is saved.
    nextFetchPolicy: 'cache-first',
    context: { handledCodes: 'all' },
  });
  return (
    <LinkPage title={<FormattedMessage id="links.settings.title" />} error={error}>
      <Loaded data={data?.linkDetails} error={error} onRetry={() => void refetch()}>
        {(details) => <Sections details={details} />}
      </Loaded>
    </LinkPage>
  );
}

function Sections({ details }: { readonly details: LinkRowFragment }): ReactElement {
  return (
    <>
      {details.frozenAt !== null && (
        <Box mb="8">
          <FrozenNotice details={details} />
        </Box>
      )}
      <SettingsSection title={<FormattedMessage id="links.settings.project" />}>
        <ProjectForm details={details} />
      </SettingsSection>
      <SettingsSection
        title={<FormattedMessage id="links.settings.signing" />}
        lead={<FormattedMessage id="links.signing.kept" />}
      >
        <Stack gap="8">
          <SigningForm details={details} />
          <GraceForm details={details} />
          <ReturnForm details={details} />
        </Stack>
      </SettingsSection>
      <SettingsSection
        title={<FormattedMessage id="links.edit.sender" />}
        lead={<FormattedMessage id="links.settings.sender" />}
      >
        <SenderForm details={details} />
      </SettingsSection>
      <SettingsSection title={<FormattedMessage id="links.settings.data" />}>
        <Stack gap="8">
          <VisibilityForm details={details} />
          <AccessForm details={details} />
          <RetentionForm details={details} />
        </Stack>
      </SettingsSection>
      <SettingsSection title={<FormattedMessage id="links.settings.facts" />}>
        <LinkFacts details={details} />
      </SettingsSection>
      {details.viewerRole === 'OWNER' && <UnlinkSection details={details} />}
    </>
  );
}
