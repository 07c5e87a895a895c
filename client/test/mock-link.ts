import { ApolloLink, type OperationVariables, type TypedDocumentNode } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { act } from '@testing-library/react';
import { finalize, from, mergeMap, Observable } from 'rxjs';
import type { ErrorCode } from '#generated/enums.ts';

/** One answer of the server, given once, for any variables. */
export interface Answer extends MockLink.MockedResponse {
  /** Keeps it back. */
  readonly hold?: Hold;
}

interface Hold {
  /** What the answer waits for. */
  readonly until: Promise<void>;
  /** Called once the page has it. */
  readonly onArrived: () => void;
}

/** The server answers with this data. */
export function answer<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  data: NoInfer<TData>,
): Answer {
  return { request: { query, variables: () => true }, result: { data: data as Record<string, unknown> } };
}

/** The server refuses with a code of the catalogue and its details. */
export function refusal<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): Answer {
  return {
    request: { query, variables: () => true },
    result: { errors: [{ message: code, extensions: { code, ...details } }] },
  };
}

/** The server cannot be reached. */
export function unreachable<TData, TVariables extends OperationVariables>(
  query: TypedDocumentNode<TData, TVariables>,
): Answer {
  return { request: { query, variables: () => true }, error: new TypeError('Failed to fetch') };
}

/** An answer that does not come before the test lets it, and then waits until the page has dealt with it. */
export function late(answered: Answer): { readonly answer: Answer; readonly arrive: () => Promise<void> } {
  const release = Promise.withResolvers<void>();
  const arrival = Promise.withResolvers<void>();
  const hold = { until: release.promise, onArrived: arrival.resolve };
  const arrive = () =>
    act(() => {
      release.resolve();
      return arrival.promise;
    });
  return { answer: { ...answered, hold }, arrive };
}

/** An answer that takes longer than a test. */
export function slow(given: Answer): Answer {
  return { ...given, delay: 60_000 };
}

interface OpenServer {
  isLeft: boolean;
}

const openServers = new Set<OpenServer>();

/** Lets servers of pages that were left answer nothing more: what they refuse would be shown on the next page. */
export function leaveServers(): void {
  openServers.forEach((server) => (server.isLeft = true));
  openServers.clear();
}

/** What arrives while the page of a server is open; nothing, not even an end, once it was left. */
function whileOpen<Value>(server: OpenServer, answered: Observable<Value>): Observable<Value> {
  return new Observable((page) =>
    answered.subscribe({
      next: (value) => server.isLeft || page.next(value),
      error: (error) => server.isLeft || page.error(error),
      complete: () => server.isLeft || page.complete(),
    }),
  );
}

/** A server that gives these answers in order, and records the operations it received. */
export function mockServer(answers: readonly Answer[]): { link: ApolloLink; variables: Record<string, unknown>[] } {
  const variables: Record<string, unknown>[] = [];
  let held: Hold | undefined;
  const server = { isLeft: false };
  openServers.add(server);
  const recorded = answers.map(({ request, hold, ...rest }) => ({
    ...rest,
    request: {
      ...request,
      variables: (given: Record<string, unknown>) => {
        variables.push(given);
        held = hold;
        return true;
      },
    },
  }));
  const waiting = new ApolloLink((operation, forward) => {
    const answered = whileOpen(server, forward(operation));
    const hold = held;
    held = undefined;
    if (hold === undefined) {
      return answered;
    }
    // What the page does with the answer at once comes before the next task.
    return from(hold.until).pipe(
      mergeMap(() => answered),
      finalize(() => setTimeout(hold.onArrived)),
    );
  });
  return { link: waiting.concat(new MockLink(recorded, { defaultOptions: { delay: 0 } })), variables };
}
