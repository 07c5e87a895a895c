import { createQuestion } from './create-question.ts';

const question = createQuestion<'login'>();

/** Asks the manager whose session has ended to log in again over the page; resolves to whether they did. */
export const askToLogIn = (): Promise<boolean> => question.ask('login');

/** Answers for everything that waits. */
export const answerLogin = question.answer;

/** Returns whether the question is open. */
export const useIsLoginAsked = (): boolean => question.useAsked() !== undefined;
