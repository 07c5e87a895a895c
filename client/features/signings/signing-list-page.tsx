import { Button, Flex } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { DownloadButton } from '#client/components/download-button.tsx';
import { LinkPage } from '#client/components/link-page.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import { useSigningsLinkQuery } from '#generated/hooks.ts';
import { signingExportPath } from '#rules/paths.ts';
import { RecordDialog } from './record-dialog.tsx';
import type { SignedCla } from './signing-filters.tsx';
import { SigningList } from './signing-list.tsx';
import { useSignings } from './use-signings.ts';

/** Everything signed at a link. */
export function SigningListPage(): ReactElement {
  const { linkId = '' } = useParams();
  const signings = useSignings(linkId);
  const { data } = useSigningsLinkQuery({ variables: { id: linkId }, context: { handledCodes: 'all' } });
  const details = data?.linkDetails;
  const canChange = details !== undefined && details.viewerRole !== 'VIEWER';
  const clas = (details?.claVersions ?? []).map(({ cla }) => cla);
  return (
    <LinkPage
      title={<FormattedMessage id="signings.title" />}
      action={
        <Flex gap="2" wrap="wrap">
          {canChange && <RecordButton linkId={linkId} clas={clas} onRecorded={signings.reload} />}
          <ExportButtons linkId={linkId} />
        </Flex>
      }
      error={signings.error}
    >
      <SigningList linkId={linkId} canEnd={canChange} signings={signings} clas={clas} />
    </LinkPage>
  );
}

interface RecordButtonProps {
  readonly linkId: string;
  readonly clas: readonly SignedCla[];
  readonly onRecorded: () => void;
}

function RecordButton({ linkId, clas, onRecorded }: RecordButtonProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const handleRecorded = () => {
    setOpen(false);
    onRecorded();
  };
  return (
    <>
      <Button ref={button} variant="solid" size="sm" onClick={() => setOpen(true)}>
        <FormattedMessage id="signings.record" />
      </Button>
      {isOpen && (
        <RecordDialog
          linkId={linkId}
          clas={clas}
          returnFocusTo={button}
          onClose={() => setOpen(false)}
          onRecorded={handleRecorded}
        />
      )}
    </>
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
