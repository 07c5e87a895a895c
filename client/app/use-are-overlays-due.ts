import { useDeferredValue, useState } from 'react';
import { useIsPagePending } from '#client/components/pending-page.ts';
import { useIsConsentAsked } from '#client/session/consent-question.ts';
import { useIsLoginAsked } from '#client/session/login-question.ts';
import { useStepUpQuestion } from '#client/session/step-up-question.ts';
import { useShownFailure } from './error-dialog/shown-failure.ts';

/**
 * Returns whether dialogs and toasts are to be loaded: once the first page stands, which they would delay, but before
 * they are needed, because the network may be gone by then. What the page itself waits for is asked at once.
 */
export function useAreOverlaysDue(): boolean {
  const isPagePending = useIsPagePending();
  const hasFailure = useShownFailure() !== undefined;
  const isConsentAsked = useIsConsentAsked();
  const isLoginAsked = useIsLoginAsked();
  const isStepUpAsked = useStepUpQuestion() !== undefined;
  const isAsked = hasFailure || isConsentAsked || isLoginAsked || isStepUpAsked;
  // Deferred, because parts of the first page say that they are loading only when they are drawn.
  const isDue = useDeferredValue(!isPagePending || isAsked, false);
  const [wasDue, setWasDue] = useState(false);
  if (isDue && !wasDue) {
    setWasDue(true);
  }
  return wasDue;
}
