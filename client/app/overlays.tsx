import { lazy, type ReactElement, Suspense } from 'react';
import { ConsentDialog } from '#client/session/consent-dialog.tsx';
import { useIsLoginAsked } from '#client/session/login-question.ts';
import { SessionEndWarning } from '#client/session/session-end-warning.tsx';
import { StepUpDialog } from '#client/session/step-up-dialog.tsx';
import { ErrorDialog } from './error-dialog/error-dialog.tsx';
import { Toaster } from './toaster.tsx';

const LoginAgainDialog = lazy(async () => ({
  default: (await import('#client/features/login/login-again-dialog.tsx')).LoginAgainDialog,
}));

/** Everything shown over a page: dialogs about failures, consent, step-up and the session, and toasts. */
export function Overlays(): ReactElement {
  const isLoginAsked = useIsLoginAsked();
  return (
    <>
      <ErrorDialog />
      <ConsentDialog />
      <StepUpDialog />
      {isLoginAsked && (
        <Suspense>
          <LoginAgainDialog />
        </Suspense>
      )}
      <SessionEndWarning />
      <Toaster />
    </>
  );
}
