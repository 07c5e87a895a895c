import { characterCount } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Repositories that an organisation leaves out, and why. */
export interface RepositoryExclusion {
  /** Name of a repository without its owner, in any case; `*` stands for any characters. */
  readonly pattern: string;
  readonly reason: string;
}

/** Exclusions of one organisation. */
export const EXCLUSIONS_MAX = 50;

const PATTERN = /^[\w.*-]{1,100}$/;
const REASON_MAX_LENGTH = 500;

/**
 * Checks exclusions as they are given, and returns them trimmed. Throws `bad_request_parameter` with `exclusions` (at most
 * 50, none twice), `exclusions.<n>.pattern` (1 to 100 characters of names and `*`, not `*` alone, which would leave
 * nothing) or `exclusions.<n>.reason` (1 to 500 characters).
 */
export function checkExclusions(given: readonly RepositoryExclusion[]): RepositoryExclusion[] {
  const checked = given.map(({ pattern, reason }) => ({ pattern: pattern.trim(), reason: reason.trim() }));
  const patterns = new Set(checked.map(({ pattern }) => pattern.toLowerCase()));
  if (checked.length > EXCLUSIONS_MAX || patterns.size < checked.length) {
    throw new AppError('bad_request_parameter', { field: 'exclusions' });
  }
  checked.forEach(({ pattern, reason }, index) => {
    if (!PATTERN.test(pattern) || /^\*+$/.test(pattern)) {
      throw new AppError('bad_request_parameter', { field: `exclusions.${index}.pattern` });
    }
    if (reason === '' || characterCount(reason) > REASON_MAX_LENGTH) {
      throw new AppError('bad_request_parameter', { field: `exclusions.${index}.reason` });
    }
  });
  return checked;
}

/** Returns the first exclusion that matches the name of a repository, by its path. */
export function findExclusion(
  exclusions: readonly RepositoryExclusion[],
  path: string,
): RepositoryExclusion | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return exclusions.find(({ pattern }) => matchesPattern(name, pattern));
}

/** Whether a pattern matches the whole of a name, in any case. Each part between asterisks is looked for once. */
export function matchesPattern(name: string, pattern: string): boolean {
  const text = name.toLowerCase();
  const [first = '', ...others] = pattern.toLowerCase().split('*');
  const last = others.pop();
  if (last === undefined) {
    return text === first;
  }
  let from = first.length;
  for (const part of others) {
    const at = text.indexOf(part, from);
    if (at < 0) {
      return false;
    }
    from = at + part.length;
  }
  return text.startsWith(first) && text.endsWith(last) && text.length - last.length >= from;
}
