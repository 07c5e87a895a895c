import { characterCount, hasControlCharacter } from '#rules/field-value.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Longest name of a community, in characters. */
const ALIAS_MAX_LENGTH = 100;

/** Longest address of a project, in characters. */
const PROJECT_URL_MAX_LENGTH = 2000;

/** Days after a new CLA version in which signings of the old one still count, unless the community says otherwise. */
export const DEFAULT_GRACE_PERIOD_DAYS = 30;

/** Most days of grace: ten years. */
const GRACE_PERIOD_MAX_DAYS = 3650;

/** Names of repositories as both code platforms allow them. */
const REPOSITORY = /^(?!\.{1,2}$)[A-Za-z0-9_.-]{1,100}$/;

/** The name of a community, 1 to 100 characters. Error: `bad_request_parameter` with `alias`. */
export function checkAlias(given: string): string {
  const alias = given.trim();
  if (alias === '' || characterCount(alias) > ALIAS_MAX_LENGTH || hasControlCharacter(alias)) {
    throw new AppError('bad_request_parameter', { field: 'alias' });
  }
  return alias;
}

/** Whole days, 0 to 3650. Error: `bad_request_parameter` with `gracePeriodDays`. */
export function checkGracePeriod(days: number): number {
  if (!Number.isInteger(days) || days < 0 || days > GRACE_PERIOD_MAX_DAYS) {
    throw new AppError('bad_request_parameter', { field: 'gracePeriodDays' });
  }
  return days;
}

/** Where a project of a code platform lives. */
export interface ProjectPlace {
  /** Address of the platform. */
  readonly platformUrl: string;
  readonly organization: string;
  readonly repository: string | null;
}

/**
 * The address of a project, http or https, without a slash at its end, so that two that differ in it alone are the same.
 * On a code platform it lies under the organisation, and under the repository when there is one (design §3). Error:
 * `bad_request_parameter` with `projectUrl`.
 */
export function checkProjectUrl(given: string, place: ProjectPlace | undefined): string {
  const url = given.length > PROJECT_URL_MAX_LENGTH || hasControlCharacter(given.trim()) ? null : URL.parse(given);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isAddress || (place !== undefined && !isWithin(url, place))) {
    throw new AppError('bad_request_parameter', { field: 'projectUrl' });
  }
  // A question mark with nothing after it is not there.
  const { origin, pathname, search } = url;
  return `${origin}${search === '' ? pathname.replace(/\/+$/, '') : pathname}${search}`;
}

/** The address of a place on a code platform; empty when there is no place. */
export function placeUrl(place: ProjectPlace | undefined): string {
  return place === undefined
    ? ''
    : [place.platformUrl.replace(/\/+$/, ''), place.organization, place.repository ?? ''].join('/');
}

/** The organisation that an address on a code platform lies under; null when it is none of the platform's. */
export function organizationInUrl(projectUrl: string, platformUrl: string): string | null {
  const url = URL.parse(projectUrl);
  const [organization = ''] = url === null ? [] : pathOn(url, platformUrl);
  return organization === '' ? null : organization;
}

/** Letter case tells neither organisations nor repositories apart, on either platform. */
function isWithin(url: URL, { platformUrl, organization, repository }: ProjectPlace): boolean {
  const [first = '', second = ''] = pathOn(url, platformUrl).map((segment) => segment.toLowerCase());
  const isRepository =
    repository === null || [repository, `${repository}.git`].some((name) => name.toLowerCase() === second);
  return first === organization.toLowerCase() && isRepository;
}

/** The segments of an address below that of a platform; none when it lies elsewhere. */
function pathOn(url: URL, platformUrl: string): string[] {
  const root = new URL(platformUrl);
  const folder = root.pathname.replace(/\/*$/, '/');
  const isBelow = url.origin === root.origin && url.pathname.startsWith(folder);
  return isBelow ? url.pathname.slice(folder.length).split('/') : [];
}

/** The name of a repository; null when the whole organisation is meant. Error: `bad_request_parameter` with `repository`. */
export function checkRepositoryName(given: string | null | undefined): string | null {
  const repository = (given ?? '').trim();
  if (repository !== '' && !REPOSITORY.test(repository)) {
    throw new AppError('bad_request_parameter', { field: 'repository' });
  }
  return repository === '' ? null : repository;
}
