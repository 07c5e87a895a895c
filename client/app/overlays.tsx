import type { ReactElement } from 'react';
import { ConsentDialog } from '#client/session/consent-dialog.tsx';
import { StepUpDialog } from '#client/session/step-up-dialog.tsx';
import { ErrorDialog } from './error-dialog/error-dialog.tsx';
import { Toaster } from './toaster.tsx';

/** Everything shown over a page: failure, consent and step-up dialogs, and toasts. */
export function Overlays(): ReactElement {
  return (
    <>
      <ErrorDialog />
      <ConsentDialog />
      <StepUpDialog />
      <Toaster />
    </>
  );
}
