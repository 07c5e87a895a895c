import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Failure } from '#client/apollo/failure.ts';
import { showToast } from '#client/components/toast.ts';
import type { Sender_ChoiceFragment } from '#generated/graphql.ts';

function readFailure(search: URLSearchParams): Failure | undefined {
  const code = search.get('error_code');
  return code === null ? undefined : { kind: 'coded', code: code.replace(/^cla\./, ''), message: '', details: {} };
}

/** The parameters with which Google's page returns. */
const ANSWER = ['email', 'error_code'] as const;

/** Whether Google's page has just returned here. */
export function hasGmailAnswer(search: URLSearchParams): boolean {
  return ANSWER.some((name) => search.has(name));
}

function withoutAnswer(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => !ANSWER.some((part) => part === name)));
}

/**
 * Reads what Google's page returned in the address: `email`, which is chosen if it is authorised, or `error_code`,
 * which is returned as a failure. Then removes both from the address.
 */
export function useGmailReturn(
  senders: readonly Sender_ChoiceFragment[],
  choose: (address: string) => void,
): Failure | undefined {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const [failure] = useState(() => readFailure(search));
  const email = search.get('email');
  const hasAnswer = hasGmailAnswer(search);

  // Only once per return: choosing rerenders the page while the address still holds the parameters.
  const takeUp = useEffectEvent(() => {
    const sender = senders.find(({ address }) => address.toLowerCase() === email?.toLowerCase());
    setSearch(withoutAnswer, { replace: true });
    if (sender !== undefined) {
      choose(sender.address);
      showToast(intl.formatMessage({ id: 'bindCla.email.done' }, { address: sender.address }));
    }
  });
  useEffect(() => {
    if (hasAnswer) {
      takeUp();
    }
  }, [hasAnswer]);
  return failure;
}
