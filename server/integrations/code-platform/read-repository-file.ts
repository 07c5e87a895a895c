import { isUtf8 } from 'node:buffer';
import { z } from 'zod';
import { limitedFetch } from './limited-fetch.ts';

/** A file on the default branch of a public repository. */
export interface RepositoryFile {
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
}

/** The text of the file, or why there is none, in a few words for the log. */
export type RepositoryFileResult = { readonly text: string } | { readonly failure: string };

const TIMEOUT_MS = 5_000;
const MAX_TEXT_BYTES = 512 * 1024;
/** Base64 makes a text a third longer, and the response contains some addresses too. */
const MAX_ANSWER_BYTES = 2 * MAX_TEXT_BYTES;

/** What GitHub and Gitee return about a file. For a folder, and on Gitee for a missing path, they return a list. */
const ANSWER = z
  .string()
  .transform((answer, ctx): unknown => {
    try {
      return JSON.parse(answer);
    } catch {
      ctx.addIssue({ code: 'custom', message: 'the answer is not JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.object({ encoding: z.literal('base64'), content: z.string().min(1) }, 'the answer is not a file'))
  .transform(({ content }) => Buffer.from(content, 'base64'))
  .refine((bytes) => bytes.length <= MAX_TEXT_BYTES, 'the file is too large')
  // The database cannot store zero bytes, and no policy contains one.
  .refine((bytes) => isUtf8(bytes) && !bytes.includes(0), 'the file is not a text in UTF-8')
  .transform((bytes) => new TextDecoder().decode(bytes));

/**
 * Reads a text of at most 512 KiB through the contents API of a code platform (GitHub or Gitee), within 5 seconds.
 * Returns failures instead of throwing them, because only the caller knows what they mean.
 */
export async function readRepositoryFile(apiUrl: string, file: RepositoryFile): Promise<RepositoryFileResult> {
  const url = contentsUrl(apiUrl, file);
  const headers = { accept: 'application/json', 'user-agent': 'signet' };
  const answer = await limitedFetch(url, { headers, timeout: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES });
  if ('failure' in answer) {
    return answer;
  }
  if (answer.status !== 200) {
    return { failure: `status ${answer.status}` };
  }
  const parsed = ANSWER.safeParse(answer.body);
  return parsed.success
    ? { text: parsed.data }
    : { failure: parsed.error.issues[0]?.message ?? 'the answer is unusable' };
}

function contentsUrl(apiUrl: string, { owner, repo, path }: RepositoryFile): string {
  const segments = ['repos', owner, repo, 'contents', ...path.split('/')];
  return `${apiUrl}/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
}
