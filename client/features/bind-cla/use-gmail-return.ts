import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Failure } from '#client/apollo/failure.ts';
import { showToast } from '#client/components/toaster.tsx';
import type { Sender_ChoiceFragment } from '#generated/graphql.ts';

function readFailure(search: URLSearchParams): Failure | undefined {
  const code = search.get('error_code');
  return code === null ? undefined : { kind: 'coded', code: code.replace(/^cla\./, ''), message: '', details: {} };
}

/**
 * Takes up what Google's page brought back in the address: `email`, which is chosen when it is among the authorised ones,
 * or `error_code`, which is answered. Afterwards the address holds neither.
 */
export function useGmailReturn(
  senders: readonly Sender_ChoiceFragment[],
  choose: (address: string) => void,
): Failure | undefined {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const [failure] = useState(() => readFailure(search));
  const email = search.get('email');
  const hasAnswer = email !== null || search.has('error_code');

  useEffect(() => {
    if (!hasAnswer) {
      return;
    }
    const sender = senders.find(({ address }) => address.toLowerCase() === email?.toLowerCase());
    if (sender !== undefined) {
      choose(sender.address);
      showToast(intl.formatMessage({ id: 'bindCla.email.done' }, { address: sender.address }));
    }
    setSearch({}, { replace: true });
  }, [hasAnswer, email, senders, choose, setSearch, intl]);
  return failure;
}
