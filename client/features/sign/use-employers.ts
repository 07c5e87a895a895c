import { skipToken } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CorporationsForEmailQuery } from '#generated/graphql.ts';
import { useCorporationsForEmailQuery } from '#generated/hooks.ts';
import { isEmail } from '#rules/email.ts';
import type { SignForm } from './sign-values.ts';

/** Milliseconds after the last letter of an address until it is looked up. */
const PAUSE = 400;

const context = { handledCodes: 'all' } as const;

/** A corporation under which the address can sign. */
export type Employer = CorporationsForEmailQuery['corporationsForEmail'][number];

/** The corporations of the address in the form, as far as they are known. */
export interface Employers {
  readonly status: 'noAddress' | 'loading' | 'failed' | 'ready';
  readonly found: readonly Employer[];
  readonly chosen: Employer | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** What was typed, once it has stayed the same for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Looks up the corporations of the address that is being typed; the only one is chosen at once. */
export function useEmployers(linkId: string, { values, set }: SignForm): Employers {
  const email = values.email.trim();
  const isSettled = useSettled(email) === email;
  const isAddress = isEmail(email);
  const { data, error, refetch } = useCorporationsForEmailQuery(
    isAddress && isSettled ? { variables: { linkId, email }, context } : skipToken,
  );
  const found = isAddress && isSettled ? (data?.corporationsForEmail ?? []) : [];
  const only = found.length === 1 ? found[0]?.id : undefined;
  const { corporationSigningId } = values;
  const chosen = found.find(({ id }) => id === corporationSigningId);
  // Another address may belong to another corporation.
  const isStale = corporationSigningId !== '' && chosen === undefined;
  useEffect(() => {
    if (only !== undefined || isStale) {
      set('corporationSigningId', only ?? '');
    }
  }, [set, only, isStale]);

  return {
    status: statusOf({
      isAddress,
      // The only one is chosen before anything goes on.
      isKnown: isSettled && data !== undefined && (only === undefined || chosen !== undefined),
      hasFailed: isSettled && error !== undefined,
    }),
    found,
    chosen,
    error,
    retry: () => void refetch(),
  };
}

function statusOf({
  isAddress,
  isKnown,
  hasFailed,
}: {
  readonly isAddress: boolean;
  readonly isKnown: boolean;
  readonly hasFailed: boolean;
}): Employers['status'] {
  if (!isAddress) {
    return 'noAddress';
  }
  if (hasFailed) {
    return 'failed';
  }
  return isKnown ? 'ready' : 'loading';
}
