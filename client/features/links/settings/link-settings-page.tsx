import { Box } from '@chakra-ui/react';
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
import { AccessSection } from './access-section.tsx';
import { GraceSection } from './grace-section.tsx';
import { ProjectSection } from './project-section.tsx';
import { RetentionSection } from './retention-section.tsx';
import { ReturnSection } from './return-section.tsx';
import { SenderSection } from './sender-section.tsx';
import { SigningSection } from './signing-section.tsx';
import { UnlinkSection } from './unlink-section.tsx';
import { VisibilitySection } from './visibility-section.tsx';

/** The settings of a link, in sections that are saved one by one. */
export function LinkSettingsPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error, refetch } = useLinkSettingsQuery({
    variables: { id: linkId },
    fetchPolicy: 'cache-and-network',
    // What is typed in the other sections stays when one of them is saved.
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
      <ProjectSection details={details} />
      <SigningSection details={details} />
      <SenderSection details={details} />
      <GraceSection details={details} />
      <VisibilitySection details={details} />
      <ReturnSection details={details} />
      <AccessSection details={details} />
      <RetentionSection details={details} />
      <SettingsSection title={<FormattedMessage id="links.settings.facts" />}>
        <LinkFacts details={details} />
      </SettingsSection>
      {details.viewerRole === 'OWNER' && <UnlinkSection details={details} />}
    </>
  );
}
