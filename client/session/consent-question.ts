import { createQuestion } from './create-question.ts';

const question = createQuestion<'policy'>();

/** Asks the manager to agree to the current privacy policy. */
export const askForConsent = (): Promise<boolean> => question.ask('policy');

/** Answers for everything that waits. */
export const answerConsent = question.answer;

/** Returns whether the question is open. */
export const useIsConsentAsked = (): boolean => question.useAsked() !== undefined;
