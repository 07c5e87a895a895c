import { createContext, use } from 'react';
import { CONSENT_CODE, type Failure, failureCode, isSessionOver, SESSION_CODES, STEP_UP_CODE } from './failure.ts';
import type { Reactions } from './reactions.ts';
import { readRestFailure } from './rest-failure.ts';
import { csrfTokenOf, type SessionRole } from './session-role.ts';

/** Milliseconds before a request is aborted, or a download that stalls. */
const REQUEST_TIMEOUT = 60_000;

/** Response of a REST call, or why it failed. */
export type RestAnswer<T> =
  | { readonly data: T; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure };

interface RestCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: FormData | string;
  readonly signal?: AbortSignal | undefined;
  /** Called with the fraction of the body sent so far, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Called with the text of the answer that has arrived so far. */
  readonly onText?: (text: string) => void;
}

/** Sends one request in the session of a role; undefined if no response came. `fetch` has no upload progress. */
function send(
  { method, path, body, signal, onProgress, onText }: RestCall,
  role: SessionRole,
): Promise<XMLHttpRequest | undefined> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.responseType = onText === undefined ? 'blob' : 'text';
    call.timeout = REQUEST_TIMEOUT;
    const startedAt = performance.now();
    call.addEventListener('progress', () => {
      call.timeout = performance.now() - startedAt + REQUEST_TIMEOUT;
      onText?.(call.responseText);
    });
    const token = csrfTokenOf(role);
    if (token !== undefined) {
      call.setRequestHeader('token', token);
    }
    if (typeof body === 'string') {
      call.setRequestHeader('content-type', 'application/json');
    }
    call.addEventListener('load', () => resolve(call));
    for (const event of ['error', 'timeout', 'abort']) {
      call.addEventListener(event, () => resolve(undefined));
    }
    if (onProgress !== undefined) {
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total));
    }
    signal?.addEventListener('abort', () => call.abort());
    call.send(body ?? null);
  });
}

function isSuccess({ status }: XMLHttpRequest): boolean {
  return status >= 200 && status < 300;
}

async function textOf(call: XMLHttpRequest): Promise<string> {
  return call.responseType === 'text' ? call.responseText : (call.response as Blob).text();
}

async function readBody(call: XMLHttpRequest): Promise<unknown> {
  try {
    return JSON.parse(await textOf(call)) as unknown;
  } catch {
    // A body that is not JSON comes from a proxy in between and carries no code.
    return undefined;
  }
}

/** Of a success too: a proxy may answer with its own page in place of the service's answer. */
function isEnvelope(body: unknown): body is { readonly data: unknown } {
  return typeof body === 'object' && body !== null && 'data' in body;
}

async function readEnvelope<T>(call: XMLHttpRequest | undefined): Promise<RestAnswer<T>> {
  if (call === undefined) {
    return { failure: { kind: 'network' } };
  }
  const body = await readBody(call);
  return isSuccess(call) && isEnvelope(body) ? { data: body.data as T } : { failure: readRestFailure(body) };
}

async function readFile(call: XMLHttpRequest | undefined): Promise<RestAnswer<Blob>> {
  return call !== undefined && isSuccess(call) ? { data: call.response as Blob } : readEnvelope<Blob>(call);
}

async function readText(call: XMLHttpRequest | undefined): Promise<RestAnswer<string>> {
  return call !== undefined && isSuccess(call) ? { data: await textOf(call) } : readEnvelope<string>(call);
}

interface PdfOptions extends Pick<RestCall, 'signal' | 'onProgress'> {
  /** Further fields of the form. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** REST calls of the pages. Missing consent, ended sessions and step-ups are handled as over GraphQL. */
export interface Rest {
  /** Posts JSON and unwraps the envelope. */
  readonly postJson: <T>(path: string, body: object, signal?: AbortSignal) => Promise<RestAnswer<T>>;
  /** Posts a file as form part `pdf` and unwraps the envelope. */
  readonly postPdf: <T>(path: string, file: File, options?: PdfOptions) => Promise<RestAnswer<T>>;
  /** Posts a form, and reads the answer as text while it arrives. */
  readonly postForm: (path: string, body: FormData, onText: (text: string) => void) => Promise<RestAnswer<string>>;
  /** Fetches a file that only this session may read; a plain link could not send the token. */
  readonly fetchFile: (path: string, signal?: AbortSignal) => Promise<RestAnswer<Blob>>;
}

/** Asks what a failure asks for, and resolves to whether the call may be repeated. */
async function isAnswered(
  { askToLogIn, askForConsent, askForStepUp }: Omit<Reactions, 'showFailure'>,
  failure: Failure,
): Promise<boolean> {
  if (failure.kind === 'network') {
    return false;
  }
  const { code, details } = failure;
  if (isSessionOver(code)) {
    return askToLogIn();
  }
  if (code === CONSENT_CODE) {
    return askForConsent();
  }
  return code === STEP_UP_CODE && askForStepUp(details.methods ?? []);
}

/** Creates the REST calls in the session of a role, with the given reactions to failures. */
export function createRest({ showFailure, ...questions }: Reactions, role: SessionRole): Rest {
  const ask = async <T>(
    call: RestCall,
    read: (answered: XMLHttpRequest | undefined) => Promise<RestAnswer<T>>,
  ): Promise<RestAnswer<T>> => {
    const answer = await read(await send(call, role));
    if (answer.failure === undefined) {
      return answer;
    }
    const code = failureCode(answer.failure) ?? '';
    if (await isAnswered(questions, answer.failure)) {
      return ask(call, read);
    }
    if (SESSION_CODES.has(code)) {
      void showFailure(answer.failure);
    }
    return answer;
  };
  return {
    postJson: <T>(path: string, body: object, signal?: AbortSignal) =>
      ask<T>({ method: 'POST', path, body: JSON.stringify(body), signal }, readEnvelope),
    postPdf: <T>(path: string, file: File, { fields = {}, ...options }: PdfOptions = {}) => {
      const body = new FormData();
      Object.entries(fields).forEach(([name, value]) => body.append(name, value));
      body.append('pdf', file);
      return ask<T>({ method: 'POST', path, body, ...options }, readEnvelope);
    },
    postForm: (path, body, onText) => ask<string>({ method: 'POST', path, body, onText }, readText),
    fetchFile: (path, signal) => ask<Blob>({ method: 'GET', path, signal }, readFile),
  };
}

/** Provides pages with the REST calls. */
export const RestContext = createContext<Rest | null>(null);

/** Returns the REST calls; throws outside their provider. */
export function useRest(): Rest {
  const rest = use(RestContext);
  if (rest === null) {
    throw new TypeError('useRest needs a RestContext above it');
  }
  return rest;
}
