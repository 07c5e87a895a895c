import type { IncomingMessage } from 'node:http';
import { githubChecker } from '#server/integrations/code-platform/testing/github-checker.ts';
import type { FoundOperation } from '#server/integrations/code-platform/testing/host-description.ts';
import { writeJson, type FakeAnswer } from './fake-call.ts';

/** A request as it arrived. */
interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly url: URL;
  readonly request: IncomingMessage;
  readonly text: string;
}

/** Redirects of renamed repositories lead to `/repositories/{id}`, which GitHub describes nowhere. */
const BY_ID = /^\/repositories\/\d+/;

/** Reports what a request says otherwise than GitHub describes; returns the operation that it is. */
export function checkRequest({ method, path, url, request, text }: Arrived): FoundOperation | undefined {
  const operation = githubChecker.find({ method, path: path.replace(BY_ID, '/repos/by/id') });
  if (operation !== undefined) {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    githubChecker.checkRequest(operation, { query: url.searchParams, headers: request.headers, body });
  }
  return operation;
}

/** Reports what an answer of the fake says otherwise than GitHub describes. Diffs are no JSON. */
export function checkAnswer(operation: FoundOperation, { status, body, text }: FakeAnswer): void {
  if (text === undefined) {
    githubChecker.checkAnswer(operation, status, body === undefined ? undefined : JSON.parse(writeJson(body)));
  }
}
