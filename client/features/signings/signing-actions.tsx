import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PdfDialog } from '#client/components/pdf-view/pdf-dialog.tsx';
import { type RowAction, RowMenu } from '#client/components/table/row-menu.tsx';
import type { SigningRowFragment } from '#generated/graphql.ts';
import { Language } from '#rules/language.ts';
import { managedDocumentPath } from '#rules/paths.ts';
import { EndSigningDialog } from './end-signing-dialog.tsx';

interface SigningActionsProps {
  readonly linkId: string;
  /** Whether its reader may change something of the link. */
  readonly canEnd: boolean;
  readonly signing: SigningRowFragment;
}

/** What can be done with a signing: its document is opened, and an individual one can be ended. */
export function SigningActions({ linkId, canEnd, signing }: SigningActionsProps): ReactElement {
  const { reference, name } = signing;
  const [open, setOpen] = useState<'document' | 'end'>();
  const menu = useRef<HTMLButtonElement>(null);
  const frame = { returnFocusTo: menu, onClose: () => setOpen(undefined) };
  const document: RowAction = {
    key: 'document',
    text: <FormattedMessage id="signings.document.open" />,
    onSelect: () => setOpen('document'),
  };
  const end: RowAction = {
    key: 'end',
    text: <FormattedMessage id={signing.endsAt === null ? 'signings.end' : 'signings.end.change'} />,
    isDanger: true,
    onSelect: () => setOpen('end'),
  };
  const isEndable = canEnd && signing.kind === 'INDIVIDUAL' && signing.endedAt === null;
  return (
    <>
      <RowMenu
        ref={menu}
        name={name ?? reference}
        actions={[...(signing.documentState === 'READY' ? [document] : []), ...(isEndable ? [end] : [])]}
      />
      {open === 'document' && (
        <PdfDialog
          path={managedDocumentPath(reference)}
          title={name ?? reference}
          fileName={`${reference}.pdf`}
          lang={Language[signing.language]}
          {...frame}
        />
      )}
      {open === 'end' && <EndSigningDialog linkId={linkId} signing={signing} {...frame} />}
    </>
  );
}
