import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '#client/apollo/failure.ts';
import type { Answer, Form } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { EMAIL_LIST_MAX, findEmails } from '#rules/email-list.ts';

/** What is typed: a pasted text or the content of a CSV file. */
export interface EmailListValues {
  readonly text: string;
}

/** Refusals of a list of addresses are shown in its dialog. */
export const EMAIL_LIST_REFUSALS: Refusals<'text'> = { codes: 'all' };

/** How many wrong addresses are named. */
const NAMED_MAX = 3;
/** How much of each is shown, in characters. */
const WORD_SHOWN_MAX = 80;

interface EmailListOptions<D> {
  /** Begins the ids of the inputs. */
  readonly id: string;
  readonly submit: (emails: readonly string[]) => Promise<Answer<D>>;
  readonly onDone: (data: D) => void;
}

/** A form for the addresses of employees: says which of them are wrong, here or in the eyes of the service. */
export function useEmailList<D>({ id, submit, onDone }: EmailListOptions<D>): Form<EmailListValues> {
  const intl = useIntl();
  const [foreign, setForeign] = useState<string>();
  const findProblem = (text: string): string | undefined => {
    const { emails, wrong } = findEmails(text);
    if (wrong.length > 0) {
      const named = wrong
        .slice(0, NAMED_MAX)
        .map(({ text: word, problem }) =>
          intl.formatMessage({ id: 'employees.emails.wrong.one' }, { text: cut(word), problem }),
        )
        .join(' ');
      return intl.formatMessage({ id: 'employees.emails.wrong' }, { count: wrong.length, named });
    }
    if (foreign !== undefined && emails.includes(foreign)) {
      return intl.formatMessage({ id: 'employees.emails.foreign' }, { email: foreign });
    }
    if (emails.length === 0) {
      return intl.formatMessage({ id: 'employees.emails.none' });
    }
    return emails.length > EMAIL_LIST_MAX
      ? intl.formatMessage({ id: 'employees.emails.tooMany' }, { max: EMAIL_LIST_MAX, count: emails.length })
      : undefined;
  };
  const form: Form<EmailListValues> = useForm<EmailListValues, D>({
    id,
    initial: { text: '' },
    refusals: EMAIL_LIST_REFUSALS,
    findProblems: ({ text }) => ({ text: findProblem(text) }),
    submit: ({ text }) => submit(findEmails(text).emails),
    onRefused: (failure) => {
      const email = foreignEmail(failure, findEmails(form.values.text).emails);
      setForeign(email);
      return email !== undefined;
    },
    onDone,
  });
  return form;
}

function cut(word: string): string {
  return word.length > WORD_SHOWN_MAX ? `${word.slice(0, WORD_SHOWN_MAX)}…` : word;
}

/** The address that is in none of the corporation's domains. */
function foreignEmail(failure: Failure, emails: readonly string[]): string | undefined {
  if (failure.kind === 'network' || failure.code !== 'not_same_corp') {
    return undefined;
  }
  return emails[Number(failure.details.field?.split('.').at(-1))];
}
