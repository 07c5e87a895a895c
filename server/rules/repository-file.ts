/** The code platforms from which a community may have its policy texts read. */
export const POLICY_PLATFORMS = [
  { name: 'gitee', key: 'GITEE', title: 'Gitee', url: 'https://gitee.com' },
  { name: 'github', key: 'GITHUB', title: 'GitHub', url: 'https://github.com' },
] as const;

/** A file on the default branch of a public repository. */
export interface RepositoryFile {
  readonly platform: (typeof POLICY_PLATFORMS)[number]['key'];
  readonly owner: string;
  readonly repo: string;
  readonly path: string;
}

/** Longest path of a file in its repository, in characters. */
export const REPOSITORY_PATH_MAX_LENGTH = 500;

const NAME = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;
const SEGMENT = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}/\\?#%]+$/u;

/** Whether it can be the name of an owner or a repository. */
export function isRepositoryName(name: string): boolean {
  return NAME.test(name);
}

/** Whether it can be the path of a file in a repository, without a slash at either end. */
export function isRepositoryPath(path: string): boolean {
  return path.length <= REPOSITORY_PATH_MAX_LENGTH && path.split('/').every((segment) => SEGMENT.test(segment));
}

/**
 * Reads the address of a file's page on Gitee or GitHub, such as
 * `https://github.com/example/legal/blob/main/privacy.md`. The branch does not count: files are read from the default
 * one. Undefined for anything else.
 */
export function parseRepositoryFileUrl(text: string): RepositoryFile | undefined {
  const url = URL.parse(text.trim());
  const platform = POLICY_PLATFORMS.find((known) => known.url === url?.origin);
  const [, owner = '', repo = '', kind = '', branch = '', ...segments] = url?.pathname.split('/').map(decode) ?? [];
  const path = segments.join('/');
  const isFile = (kind === 'blob' || kind === 'raw') && branch !== '' && isRepositoryPath(path);
  return platform !== undefined && isFile && isRepositoryName(owner) && isRepositoryName(repo)
    ? { platform: platform.key, owner, repo, path }
    : undefined;
}

/** The address of a file's page, on the default branch. */
export function repositoryFileUrl({ platform, owner, repo, path }: RepositoryFile): string {
  const { url = '' } = POLICY_PLATFORMS.find(({ key }) => key === platform) ?? {};
  const segments = [owner, repo, 'blob', 'HEAD', ...path.split('/')];
  return `${url}/${segments.map((segment) => encodeURIComponent(segment)).join('/')}`;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A malformed escape sequence is no part of a path.
    return '';
  }
}
