import { useEffect, useState } from 'react';
import type { JudgedPullRequestFragment, PullRequestVerdictQueryVariables } from '#generated/graphql.ts';
import { usePullRequestVerdictQuery } from '#generated/hooks.ts';

/** Milliseconds between looks while somebody may be signing, and later. */
const SOON_MS = 3000;
const LATER_MS = 20_000;
/** Milliseconds after which nobody seems to be signing. */
const ATTENTION_MS = 10 * 60_000;

interface ShownVerdict {
  /** Undefined until loaded, null when there is nothing to show. */
  readonly pullRequest: JudgedPullRequestFragment | null | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/**
 * Loads the verdict about a pull request and keeps it fresh while it can still turn green: often while the page is in
 * front, rarely later, never while it is hidden.
 */
export function useVerdict(place: PullRequestVerdictQueryVariables): ShownVerdict {
  const isAttended = useAttention();
  const { data, error, refetch, startPolling, stopPolling } = usePullRequestVerdictQuery({
    variables: place,
    skipPollAttempt: () => document.hidden,
    context: { handledCodes: 'all' },
  });
  const pullRequest = data?.pullRequestVerdict;
  const isSettled = pullRequest?.open === false || pullRequest?.verdict === 'COVERED';
  useEffect(() => {
    startPolling(isAttended && !isSettled ? SOON_MS : LATER_MS);
    return stopPolling;
  }, [isAttended, isSettled, startPolling, stopPolling]);
  return { pullRequest, error, reload: () => void refetch() };
}

/** Whether the page was opened, or came to the front, a short while ago. */
function useAttention(): boolean {
  const [isRecent, setRecent] = useState(true);
  useEffect(() => {
    const wait = () => setTimeout(() => setRecent(false), ATTENTION_MS);
    let timer = wait();
    const handleChange = () => {
      if (!document.hidden) {
        clearTimeout(timer);
        timer = wait();
        setRecent(true);
      }
    };
    document.addEventListener('visibilitychange', handleChange);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleChange);
    };
  }, []);
  return isRecent;
}
