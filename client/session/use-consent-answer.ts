import { failureCode, toFailure } from '#client/apollo/failure.ts';
import { SESSION_CODES } from '#client/components/error-dialog/dialog-kind.ts';
import { useAcceptPrivacyPolicyMutation } from '#generated/hooks.ts';
import { answerConsent } from './consent-state.ts';
import { useLogout } from './use-logout.ts';

/** The two answers to the changed privacy policy. */
interface ConsentAnswer {
  /** Agrees; what was refused for want of consent is then done. */
  readonly handleAccept: () => Promise<void>;
  /** Refuses, which ends the session. */
  readonly handleRefuse: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Answers the question; whoever may not agree, because the session has ended, refuses (specification §4). */
export function useConsentAnswer(): ConsentAnswer {
  const [logout, isLoggingOut] = useLogout();
  const [accept, { loading }] = useAcceptPrivacyPolicyMutation({
    errorPolicy: 'all',
    context: { handledCodes: SESSION_CODES },
  });
  const isBusy = loading || isLoggingOut;

  const handleRefuse = async () => {
    if (!isBusy && (await logout())) {
      answerConsent(false);
    }
  };
  const handleAccept = async () => {
    if (isBusy) {
      return;
    }
    const { error } = await accept();
    if (error === undefined) {
      answerConsent(true);
    } else if (SESSION_CODES.has(failureCode(toFailure(error)) ?? '')) {
      await handleRefuse();
    }
  };
  return { handleAccept, handleRefuse, isBusy };
}
