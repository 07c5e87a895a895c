import { type Dispatch, useReducer } from 'react';
import { useIntl } from 'react-intl';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { errorText } from '#client/i18n/error-text.ts';
import type { SignField } from './sign-fields.ts';
import {
  EMPTY_FORM,
  type InputKey,
  type SignFormAction,
  signFormReducer,
  type SignFormState,
} from './sign-form-state.ts';
import { findProblems, type Problems } from './sign-problems.ts';

/** The signing form: what was typed, what is wrong with it, and what of that the reader should see by now. */
export interface SignForm {
  readonly state: SignFormState;
  readonly dispatch: Dispatch<SignFormAction>;
  /** Everything that keeps the form from being submitted. */
  readonly problems: Problems;
  /** The problems to show: of inputs that were left, after an attempt of all, and what the server refused. */
  readonly shownProblems: Problems;
}

interface SignFormOptions {
  readonly fields: readonly SignField[];
  readonly way: SigningWay;
  /** What is known already. */
  readonly given?: SignFormState['values'];
}

/** Keeps what is typed in memory alone: no personal data in web storage (design §9). */
export function useSignForm({ fields, way, given = EMPTY_FORM.values }: SignFormOptions): SignForm {
  const intl = useIntl();
  const [state, dispatch] = useReducer(signFormReducer, { ...EMPTY_FORM, values: given });
  const problems = findProblems(intl, { fields, way }, state);
  const shown = new Map<InputKey, string>(
    [...problems].filter(([key]) => state.attempts > 0 || state.visited.has(key)),
  );
  if (state.refusal?.key !== undefined) {
    shown.set(state.refusal.key, errorText(intl, state.refusal.failure, { loginType: way, page: 'code' }));
  }
  return { state, dispatch, problems, shownProblems: shown };
}
