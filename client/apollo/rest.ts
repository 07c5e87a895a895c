import { SESSION_CODES } from '#client/components/error-dialog/dialog-kind.ts';
import { showFailure } from '#client/components/error-dialog/dialog-state.ts';
import { askForConsent } from '#client/session/consent-state.ts';
import { readCookie } from './cookie.ts';
import { type Failure, failureCode } from './failure.ts';
import { readRestFailure } from './rest-failure.ts';

/** Milliseconds after which a request is given up (specification §9). */
const REQUEST_TIMEOUT = 60_000;

/** The answer of a REST path, or why there is none. */
export type RestAnswer<T> =
  | { readonly data: T; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: Failure };

interface RestCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: FormData | string;
  readonly signal?: AbortSignal | undefined;
  /** Told the part of the body that is on its way, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Makes one call with the session's CSRF token (specification §7); undefined when no answer came. `fetch` could not tell the progress. */
function send({ method, path, body, signal, onProgress }: RestCall): Promise<XMLHttpRequest | undefined> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.responseType = 'blob';
    call.timeout = REQUEST_TIMEOUT;
    const token = readCookie('csrf_token');
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

async function readBody(call: XMLHttpRequest): Promise<unknown> {
  try {
    return JSON.parse(await (call.response as Blob).text()) as unknown;
  } catch {
    // What is no JSON comes from something between us and the service: it holds no code.
    return undefined;
  }
}

async function readEnvelope<T>(call: XMLHttpRequest | undefined): Promise<RestAnswer<T>> {
  if (call === undefined) {
    return { failure: { kind: 'network' } };
  }
  const body = await readBody(call);
  return isSuccess(call) ? { data: (body as { data: T }).data } : { failure: readRestFailure(body) };
}

async function readFile(call: XMLHttpRequest | undefined): Promise<RestAnswer<Blob>> {
  return call !== undefined && isSuccess(call) ? { data: call.response as Blob } : readEnvelope<Blob>(call);
}

/** Makes a call as GraphQL does it: consent that is missing is asked for first, and a session that has ended has its dialog. */
async function ask<T>(
  call: RestCall,
  read: (answered: XMLHttpRequest | undefined) => Promise<RestAnswer<T>>,
): Promise<RestAnswer<T>> {
  const answer = await read(await send(call));
  const code = answer.failure === undefined ? undefined : failureCode(answer.failure);
  if (code === 'privacy_consent_invalid' && (await askForConsent())) {
    return read(await send(call));
  }
  if (answer.failure !== undefined && SESSION_CODES.has(code ?? '')) {
    showFailure(answer.failure);
  }
  return answer;
}

/** Posts JSON to a REST path and reads its envelope. */
export function postJson<T>(path: string, body: object, signal?: AbortSignal): Promise<RestAnswer<T>> {
  return ask<T>({ method: 'POST', path, body: JSON.stringify(body), signal }, readEnvelope);
}

/** Posts a file as part `pdf` of a form and reads the envelope. */
export function postPdf<T>(
  path: string,
  file: File,
  options: Pick<RestCall, 'signal' | 'onProgress'> = {},
): Promise<RestAnswer<T>> {
  const body = new FormData();
  body.append('pdf', file);
  return ask<T>({ method: 'POST', path, body, ...options }, readEnvelope);
}

/** Fetches a file that only this session may read: a plain link could not carry the token (design §4). */
export function fetchFile(path: string, signal?: AbortSignal): Promise<RestAnswer<Blob>> {
  return ask<Blob>({ method: 'GET', path, signal }, readFile);
}
