import { failureCode, SESSION_CODES, toFailure } from '#client/apollo/failure.ts';
import { useAcceptPrivacyPolicyMutation } from '#generated/hooks.ts';
import { answerConsent } from './consent-question.ts';
import { useLogout } from './use-logout.ts';

/** Handlers for the two answers to the changed privacy policy. */
interface ConsentAnswer {
  /** Agrees, and lets operations refused for missing consent proceed. */
  readonly handleAccept: () => Promise<void>;
  /** Refuses, which ends the session. */
  readonly handleRefuse: () => Promise<void>;
  readonly isBusy: boolean;
}

/** Returns the handlers. If the session has ended meanwhile, agreeing counts as refusing. */
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
