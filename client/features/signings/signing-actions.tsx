import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type RowAction, RowMenu } from '#client/components/table/row-menu.tsx';
import { showWarning } from '#client/components/toast.ts';
import { useDownload } from '#client/components/use-download.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { SigningRowFragment } from '#generated/graphql.ts';
import { evidencePath } from '#rules/paths.ts';
import { EndSigningDialog } from './end-signing-dialog.tsx';

interface SigningActionsProps {
  readonly linkId: string;
  /** Whether its reader may change something of the link. */
  readonly canEnd: boolean;
  readonly signing: SigningRowFragment;
}

/** What can be done with a signing: its document is downloaded, and an individual one can be ended. */
export function SigningActions({ linkId, canEnd, signing }: SigningActionsProps): ReactElement {
  const [isEnding, setEnding] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const download = useDocumentAction(signing);
  const end: RowAction = {
    key: 'end',
    text: <FormattedMessage id={signing.endsAt === null ? 'signings.end' : 'signings.end.change'} />,
    isDanger: true,
    onSelect: () => setEnding(true),
  };
  const isEndable = canEnd && signing.kind === 'INDIVIDUAL' && signing.endedAt === null;
  return (
    <>
      <RowMenu
        ref={menu}
        name={signing.name ?? signing.reference}
        actions={[...(signing.documentState === 'READY' ? [download] : []), ...(isEndable ? [end] : [])]}
      />
      {isEnding && (
        <EndSigningDialog linkId={linkId} signing={signing} returnFocusTo={menu} onClose={() => setEnding(false)} />
      )}
    </>
  );
}

/** Managers get the signed document with its evidence, by which it can be checked. */
function useDocumentAction({ reference }: SigningRowFragment): RowAction {
  const intl = useIntl();
  const file = { path: evidencePath(reference), fileName: `${reference}-evidence.zip` };
  const { start } = useDownload(file, (failure) => failure && showWarning(errorText(intl, failure)));
  return { key: 'document', text: <FormattedMessage id="signings.download.document" />, onSelect: () => void start() };
}
