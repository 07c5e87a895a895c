import type { Failure } from '#client/apollo/failure.ts';
import type { FieldType } from '#rules/field.ts';

/** An input of the form: a field by its type, one of the two that every form has, or an employee's corporation. */
export type InputKey = FieldType | 'verificationCode' | 'privacyConsented' | 'corporationSigningId';

/** What was typed, and what the reader has seen of it. */
export interface SignFormState {
  readonly values: Readonly<Partial<Record<InputKey, string>>>;
  readonly hasConsented: boolean;
  /** Inputs that were left once: their problems are shown. */
  readonly visited: ReadonlySet<InputKey>;
  /** Submissions so far that were not accepted: after the first all problems are shown. */
  readonly attempts: number;
  /** Why the server refused the last submission, at an input or, without a key, as a whole. */
  readonly refusal?: { readonly key: InputKey | undefined; readonly failure: Failure } | undefined;
}

/** What happens to the form. */
export type SignFormAction =
  | { readonly type: 'typed'; readonly key: InputKey; readonly value: string }
  | { readonly type: 'consented'; readonly hasConsented: boolean }
  | { readonly type: 'left'; readonly key: InputKey }
  | { readonly type: 'codeSent' }
  | { readonly type: 'attempted' }
  | { readonly type: 'refused'; readonly key: InputKey | undefined; readonly failure: Failure }
  | { readonly type: 'reloaded' };

/** The empty form. */
export const EMPTY_FORM: SignFormState = { values: {}, hasConsented: false, visited: new Set(), attempts: 0 };

function withoutRefusalAt(state: SignFormState, key: InputKey): SignFormState {
  return state.refusal?.key === key ? { ...state, refusal: undefined } : state;
}

/** Another address may belong to another corporation. */
function typed(
  values: SignFormState['values'],
  { key, value }: { readonly key: InputKey; readonly value: string },
): SignFormState['values'] {
  return { ...values, ...(key === 'email' ? { corporationSigningId: '' } : {}), [key]: value };
}

/** Follows what happens to the form. */
export function signFormReducer(state: SignFormState, action: SignFormAction): SignFormState {
  switch (action.type) {
    case 'typed':
      return withoutRefusalAt({ ...state, values: typed(state.values, action) }, action.key);
    case 'consented':
      return withoutRefusalAt({ ...state, hasConsented: action.hasConsented }, 'privacyConsented');
    case 'left':
      return { ...state, visited: new Set([...state.visited, action.key]) };
    case 'codeSent':
      // The code in the form, if there is one, has just lost its worth.
      return withoutRefusalAt({ ...state, values: { ...state.values, verificationCode: '' } }, 'verificationCode');
    case 'attempted':
      return { ...state, attempts: state.attempts + 1, refusal: undefined };
    case 'refused':
      return { ...state, refusal: { key: action.key, failure: action.failure } };
    case 'reloaded':
      break;
  }
  return { ...state, refusal: undefined };
}
