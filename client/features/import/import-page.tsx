import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { DownloadButton } from '#client/components/download-button.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { allowsChanges } from '#client/session/link-role.ts';
import { useImportLinkQuery } from '#generated/hooks.ts';
import { linkExportPath } from '#rules/paths.ts';
import { ImportSection } from './import-section.tsx';

/** Brings signatures of another system in, and takes everything about a link out. */
export function ImportPage(): ReactElement {
  const { linkId = '' } = useParams();
  const { data, error } = useImportLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  const details = data?.linkDetails;
  return (
    <LinkPage title={<FormattedMessage id="import.title" />} error={error}>
      {details !== undefined && !allowsChanges(details.viewerRole) && (
        <Text>
          <FormattedMessage id="import.viewer" />
        </Text>
      )}
      {details !== undefined && allowsChanges(details.viewerRole) && (
        <Stack gap="12" maxWidth="measure">
          <ImportSection linkId={linkId} />
          <ExportSection linkId={linkId} />
        </Stack>
      )}
    </LinkPage>
  );
}

function ExportSection({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <Box as="section">
      <Heading as="h2" size="xl" mb="2">
        <FormattedMessage id="import.export.title" />
      </Heading>
      <Text mb="4">
        <FormattedMessage id="import.export.text" />
      </Text>
      <DownloadButton path={linkExportPath(linkId)} fileName={`${linkId}_signet.zip`} labelId="import.export" />
    </Box>
  );
}
