import type { Reactions } from '#client/apollo/reactions.ts';
import { askForConsent } from '#client/session/consent-question.ts';
import { askToLogIn } from '#client/session/login-question.ts';
import { askForStepUp } from '#client/session/step-up-question.ts';
import { showFailure } from './error-dialog/shown-failure.ts';

/** Opens the dialogs of the page frame. */
export const reactions: Reactions = { showFailure, askToLogIn, askForConsent, askForStepUp };
