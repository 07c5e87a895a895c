import type { StepUpMethod } from '#client/apollo/step-up-method.ts';
import { createQuestion } from './create-question.ts';

const question = createQuestion<readonly StepUpMethod[]>();

/** Asks the manager to prove themselves by one of these. */
export const askForStepUp = question.ask;

/** Answers for everything that waits. */
export const answerStepUp = question.answer;

/** Returns what the open question takes; undefined while there is none. */
export const useStepUpQuestion = question.useAsked;
