import { lazy, type ReactElement, Suspense } from 'react';
import { useIsConsentAsked } from '#client/session/consent-question.ts';
import { useIsLoginAsked } from '#client/session/login-question.ts';
import { usePageType } from '#client/session/page-type.ts';
import { useStepUpQuestion } from '#client/session/step-up-question.ts';
import { ErrorDialog } from './error-dialog/error-dialog.tsx';
import { Toaster } from './toaster.tsx';

// Managers alone are asked, after an answer of the server; signers never download these.
const LoginAgainDialog = lazy(async () => ({
  default: (await import('#client/features/login/login-again-dialog.tsx')).LoginAgainDialog,
}));
const ConsentDialog = lazy(async () => ({
  default: (await import('#client/session/consent-dialog.tsx')).ConsentDialog,
}));
const StepUpDialog = lazy(async () => ({ default: (await import('#client/session/step-up-dialog.tsx')).StepUpDialog }));
const SessionEndWarning = lazy(async () => ({
  default: (await import('#client/session/session-end-warning.tsx')).SessionEndWarning,
}));

/** Everything shown over a page: dialogs about failures, consent, step-up and the session, and toasts. */
export function Overlays(): ReactElement {
  const isConsentAsked = useIsConsentAsked();
  const isLoginAsked = useIsLoginAsked();
  const isStepUpAsked = useStepUpQuestion() !== undefined;
  const isOfManagers = usePageType() !== 'not-logged-in';
  return (
    <>
      <ErrorDialog />
      <Suspense>{isConsentAsked && <ConsentDialog />}</Suspense>
      <Suspense>{isStepUpAsked && <StepUpDialog />}</Suspense>
      <Suspense>{isLoginAsked && <LoginAgainDialog />}</Suspense>
      <Suspense>{isOfManagers && <SessionEndWarning />}</Suspense>
      <Toaster />
    </>
  );
}
