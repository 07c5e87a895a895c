import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { DownloadButton } from '#client/components/download-button.tsx';
import { backToLink, LinkPage } from '#client/components/link-page.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import { useSigningsLinkQuery } from '#generated/hooks.ts';
import { signingExportPath } from '#rules/paths.ts';
import { SigningHistory } from './signing-history.tsx';
import { SigningList } from './signing-list.tsx';
import { useSignings } from './use-signings.ts';

/** Everything signed at a link: over time, and one by one. */
export function SigningListPage(): ReactElement {
  const { linkId = '' } = useParams();
  const signings = useSignings(linkId);
  const { data } = useSigningsLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  const details = data?.linkDetails;
  return (
    <LinkPage
      back={backToLink(linkId)}
      title={<FormattedMessage id="signings.title" />}
      lead={details?.link.alias ?? ''}
      action={<ExportButtons linkId={linkId} />}
      error={signings.error}
    >
      <Stack gap="12">
        <SigningHistory linkId={linkId} />
        <SigningList
          linkId={linkId}
          canEnd={details !== undefined && details.viewerRole !== 'VIEWER'}
          signings={signings}
          clas={(details?.claVersions ?? []).map(({ cla }) => cla)}
        />
      </Stack>
    </LinkPage>
  );
}

/** Downloads the whole list, whatever is searched for. */
function ExportButtons({ linkId }: { readonly linkId: string }): ReactElement {
  const { locale } = useLanguage();
  return (
    <Flex gap="2" wrap="wrap">
      {(['csv', 'jsonl'] as const).map((format) => (
        <DownloadButton
          key={format}
          path={signingExportPath(linkId, format, format === 'csv' ? locale : undefined)}
          fileName={`${linkId}_signings.${format}`}
          labelId={`signings.export.${format}`}
        />
      ))}
    </Flex>
  );
}
