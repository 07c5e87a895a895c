import type { ReactElement } from 'react';
import { PdfDialog } from '#client/components/pdf-view/pdf-dialog.tsx';
import { Language } from '#rules/language.ts';
import { corporationPdfPath } from '#rules/paths.ts';
import type { CorporationDialogProps } from './corporation-dialog.ts';
import { SignedPdfNote } from './signed-pdf-note.tsx';
import { SubmittedValues } from './submitted-values.tsx';

interface SignedPdfDialogProps extends Omit<CorporationDialogProps, 'onChanged'> {
  readonly linkId: string;
}

/** Shows the document that the corporation signed below what it submitted. */
export function SignedPdfDialog({ linkId, signing, returnFocusTo, onClose }: SignedPdfDialogProps): ReactElement {
  return (
    <PdfDialog
      path={corporationPdfPath(linkId, signing.id)}
      title={signing.corporationName}
      fileName={`${signing.reference}-signed.pdf`}
      lang={Language[signing.language]}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <SubmittedValues signing={signing} />
      <SignedPdfNote note={signing.signedPdfNote} />
    </PdfDialog>
  );
}
