import type { FormEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Failure } from '#client/apollo/failure.ts';
import type { FailurePlace } from '#client/i18n/error-text.ts';
import type { Refusals } from './refusals.ts';

/**
 * What is wrong, by input, in the reader's language. Names every input that can show a problem, in their order; those
 * without one are undefined.
 */
export type Problems<V extends FieldValues> = { readonly [K in FieldPath<V>]?: string | undefined };

/** What an input needs to know of its form. */
export interface FormInput<T> {
  /** Its id in the document. */
  readonly id: string;
  readonly name: string;
  readonly value: T;
  /** What is wrong with it, as far as the reader should see by now. */
  readonly problem: string | undefined;
  readonly onChange: (value: T) => void;
  readonly onLeave: () => void;
}

/** A problem that is shown, with the id of its input. */
export interface ShownProblem {
  readonly id: string;
  readonly text: string;
}

/** Why the last attempt was refused as a whole, where that is shown, and the number of that refusal. */
export interface Refusal {
  readonly failure: Failure;
  readonly place?: FailurePlace | undefined;
  readonly attempt: number;
}

/** What the server answered to a submission. */
export interface Answer<D> {
  readonly data?: D | null | undefined;
  readonly error?: unknown;
}

/** What makes a form; `V` is what is typed, `D` what the server answers. */
export interface FormOptions<V extends FieldValues, D> {
  /** Begins the ids of the inputs, so it is unique in the page. */
  readonly id: string;
  readonly initial: V;
  readonly findProblems?: (values: V) => Problems<V>;
  /** What the form shows itself when it is refused; without it every refusal opens the dialog. */
  readonly refusals?: Refusals<FieldPath<V>>;
  /** What the texts of refusals depend on. */
  readonly place?: FailurePlace;
  /** Whether a summary of the problems takes the focus instead of the first wrong input. */
  readonly hasSummary?: boolean;
  /** Called with values that have no problem, once at a time. Answers nothing where there is nothing to follow up. */
  readonly submit: (values: V) => Promise<Answer<D> | void>;
  readonly onDone?: (data: D, values: V) => Promise<void> | void;
  /** Sees every refusal first, while the form is shown; true when it has dealt with it. */
  readonly onRefused?: (failure: Failure, values: V) => Promise<boolean> | boolean;
}

/** What the frame of a form needs to know of it. */
export interface FormSubmission {
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => void;
  /** Why the last submission was refused as a whole. */
  readonly refusal: Refusal | undefined;
}

/** A form: what was typed, what of its problems is shown, and its submission. */
export interface Form<V extends FieldValues> extends FormSubmission {
  readonly values: V;
  readonly input: <N extends FieldPath<V>>(name: N) => FormInput<FieldPathValue<V, N>>;
  /** Changes a value in the reader's place; stays the same function. */
  readonly set: <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => void;
  /** Shows what is wrong with some of the inputs and focuses the first of them; answers whether nothing is. */
  readonly check: (...names: FieldPath<V>[]) => boolean;
  /** The problems that are shown, in the order of the inputs. */
  readonly problems: readonly ShownProblem[];
  /** Submissions so far, whatever came of them. */
  readonly attempts: number;
  /** Shows why an operation was refused: at the input it concerns, else at `otherwise`, else above the form. */
  readonly refuse: (error: unknown, otherwise?: FieldPath<V>) => void;
  readonly clearRefusal: () => void;
  /** Starts over, with other values if given. */
  readonly reset: (values?: V) => void;
  /** What react-hook-form gives, for rows and for values that are kept elsewhere too. */
  readonly methods: UseFormReturn<V>;
}
