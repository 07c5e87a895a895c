import { useState } from 'react';

/** What is typed into a form, by the names of its inputs. */
export type Values = Readonly<Record<string, string | boolean>>;

/** What is wrong, by input, in the reader's language and in the order of the inputs. */
export type Problems<V extends Values> = { readonly [K in keyof V]?: string | undefined };

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

/** A small form: what was typed, and what of its problems is shown. */
export interface Form<V extends Values> {
  readonly values: V;
  readonly input: <K extends keyof V & string>(name: K) => FormInput<V[K]>;
  /** Whether it can be sent; if not, every problem is shown and the focus goes to the first. */
  readonly attempt: () => boolean;
  /** Shows at an input why the server refused it, until it is changed; a box has to be ticked anew. */
  readonly refuse: (name: keyof V & string, problem: string) => void;
  readonly clear: () => void;
}

interface FormOptions<V extends Values> {
  /** Begins the ids of the inputs, so it is the form's own on its page. */
  readonly id: string;
  readonly initial: V;
  readonly findProblems: (values: V) => Problems<V>;
}

/** Keeps what is typed in memory alone. A problem is shown once its input was left with something in it, or after an attempt to send. */
export function useForm<V extends Values>({ id, initial, findProblems }: FormOptions<V>): Form<V> {
  const [values, setValues] = useState(initial);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [wasAttempted, setAttempted] = useState(false);
  const [refusals, setRefusals] = useState<Problems<V>>({});
  const problems = findProblems(values);
  const focus = (name: string) => document.getElementById(`${id}-${name}`)?.focus();

  const input = <K extends keyof V & string>(name: K): FormInput<V[K]> => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    problem: refusals[name] ?? (wasAttempted || visited.has(name) ? problems[name] : undefined),
    onChange: (value) => {
      setValues((before) => ({ ...before, [name]: value }));
      setRefusals((before) => ({ ...before, [name]: undefined }));
    },
    onLeave: () => values[name] !== '' && setVisited((before) => new Set([...before, name])),
  });
  const attempt = () => {
    setAttempted(true);
    const first = Object.keys(values).find((name) => problems[name] !== undefined);
    if (first !== undefined) {
      focus(first);
    }
    return first === undefined;
  };
  const refuse = (name: keyof V & string, problem: string) => {
    setRefusals((before) => ({ ...before, [name]: problem }));
    if (values[name] === true) {
      setValues((before) => ({ ...before, [name]: false }));
    }
    focus(name);
  };
  const clear = () => {
    setValues(initial);
    setVisited(new Set());
    setAttempted(false);
    setRefusals({});
  };
  return { values, input, attempt, refuse, clear };
}
