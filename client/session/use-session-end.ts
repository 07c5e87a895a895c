import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { failureCode, isSessionOver, toFailure } from '#client/apollo/failure.ts';
import { SessionEndDocument, type SessionEndQuery, ViewerDocument } from '#generated/graphql.ts';
import { useViewerQuery } from '#generated/hooks.ts';
import { askToLogIn, useIsLoginAsked } from './login-question.ts';

/** Seconds before its end at which the warning appears. */
const WARNING_SECONDS = 120;

/** Seconds until a server that could not be reached, or did not say, is asked again. */
const RETRY_SECONDS = 15;

/** Null without a session, undefined when the server could not be reached or did not say. */
type SessionEnd = SessionEndQuery['sessionEnd'] | undefined;

/** An end of the session that is near. */
export interface NearEnd {
  /** By the browser's own clock, in milliseconds. */
  readonly at: number;
  /** Whether using the session does not put it off. */
  readonly isFinal: boolean;
}

interface SessionEndState {
  /** Undefined while the session goes on for long enough, and without one. */
  readonly nearEnd: NearEnd | undefined;
  /** Uses the session, which puts off its end unless that is final. */
  readonly stay: () => Promise<void>;
  /** Has the manager log in again if the session is over by now. */
  readonly finish: () => Promise<void>;
}

/**
 * Watches for the end of the viewer's session. Only the server knows it, for other windows use the session too: it is
 * asked when the end may be near, after a log-in, and when the page is shown again after it was not.
 */
export function useSessionEnd(): SessionEndState {
  const client = useApolloClient();
  const { data } = useViewerQuery({ fetchPolicy: 'cache-only' });
  const isLoginAsked = useIsLoginAsked();
  const isWatched = Boolean(data?.viewer) && !isLoginAsked;
  const [nearEnd, setNearEnd] = useState<NearEnd>();
  const [looks, setLooks] = useState(0);
  const look = useCallback(() => setLooks((before) => before + 1), []);
  const ask = useCallback(async (): Promise<SessionEnd> => {
    const context = { handledCodes: 'anonymous' } as const;
    try {
      const answer = await client.query({ query: SessionEndDocument, fetchPolicy: 'no-cache', context });
      return answer.data?.sessionEnd ?? null;
    } catch (error) {
      return isSessionOver(failureCode(toFailure(error)) ?? '') ? null : undefined;
    }
  }, [client]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCurrent = isWatched;
    const watch = async () => {
      const end = isWatched ? await ask() : null;
      if (end === undefined) {
        timer = isCurrent ? setTimeout(look, RETRY_SECONDS * 1000) : undefined;
        return;
      }
      const spare = end === null ? undefined : end.secondsLeft - WARNING_SECONDS;
      if (isCurrent && spare !== undefined && spare > 0) {
        timer = setTimeout(look, spare * 1000);
      }
      if (isCurrent || !isWatched) {
        setNearEnd(end === null || (spare ?? 0) > 0 ? undefined : nearEndOf(end));
      }
    };
    void watch();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `looks` counts the requests to ask again; the effect does not read it
  }, [ask, isWatched, look, looks]);

  useEffect(() => {
    const handleShown = () => document.visibilityState === 'visible' && look();
    document.addEventListener('visibilitychange', handleShown);
    return () => document.removeEventListener('visibilitychange', handleShown);
  }, [look]);

  const stay = async () => {
    const { error } = await client.query({ query: ViewerDocument, fetchPolicy: 'no-cache', errorPolicy: 'all' });
    // A failure has its own dialog, which another look at the end would put behind the warning.
    if (error === undefined) {
      look();
    }
  };
  const finish = async () => {
    if ((await ask()) === null) {
      await askToLogIn();
    }
    look();
  };
  return { nearEnd, stay, finish };
}

function nearEndOf({ secondsLeft, isFinal }: NonNullable<SessionEndQuery['sessionEnd']>): NearEnd {
  return { at: Date.now() + secondsLeft * 1000, isFinal };
}
