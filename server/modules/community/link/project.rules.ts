import { hasControlCharacter } from '#rules/field-value.ts';
import {
  ALIAS_MAX_LENGTH,
  GRACE_PERIOD_MAX_DAYS,
  PROJECT_URL_MAX_LENGTH,
  REPOSITORY_NAME,
  RETENTION_MAX_DAYS,
} from '#rules/project.ts';
import { parseReturnOrigin, RETURN_ORIGINS_MAX } from '#rules/return-origin.ts';
import { trimEndOf } from '#rules/trim-end.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import { AppError } from '#server/errors/app-error.ts';

/** Days after a new CLA version in which signings of the old one still count, unless the community says otherwise. */
export const DEFAULT_GRACE_PERIOD_DAYS = 30;

/** Tidies (`typedText`) and checks the name of a community, 1 to 100 characters. Error: `bad_request_parameter` with `alias`. */
export function checkAlias(given: string): string {
  const alias = typedText(given);
  if (alias === '' || isLonger(alias, ALIAS_MAX_LENGTH) || hasControlCharacter(alias)) {
    throw new AppError('bad_request_parameter', { field: 'alias' });
  }
  return alias;
}

/** Checks a grace period: whole days, 0 to 3650. Error: `bad_request_parameter` with `gracePeriodDays`. */
export function checkGracePeriod(days: number): number {
  return checkDays('gracePeriodDays', days, GRACE_PERIOD_MAX_DAYS);
}

/** Checks how long ended signings are kept: whole days, 0 to 36500. Error: `bad_request_parameter` with `retentionDays`. */
export function checkRetention(days: number): number {
  return checkDays('retentionDays', days, RETENTION_MAX_DAYS);
}

function checkDays(field: string, days: number, max: number): number {
  if (!Number.isInteger(days) || days < 0 || days > max) {
    throw new AppError('bad_request_parameter', { field });
  }
  return days;
}

/**
 * Checks and normalises the origins that signers may be led back to, at most 20. Error: `bad_request_parameter` with
 * `returnOrigins`.
 */
export function checkReturnOrigins(given: readonly string[]): string[] {
  const origins = [...new Set(given.map(parseReturnOrigin))].filter((origin) => origin !== undefined);
  if (given.length > RETURN_ORIGINS_MAX || given.some((text) => parseReturnOrigin(text) === undefined)) {
    throw new AppError('bad_request_parameter', { field: 'returnOrigins' });
  }
  return origins;
}

/** The place of a project on a code platform. */
export interface ProjectPlace {
  /** Address of the platform. */
  readonly platformUrl: string;
  readonly organization: string;
  readonly repository: string | null;
}

/**
 * Checks and normalises the address of a project, http or https: trailing slashes are removed, so that addresses that
 * differ only there are the same. On a code platform it must be under the organisation, and under the repository when
 * there is one. Error: `bad_request_parameter` with `projectUrl`.
 */
export function checkProjectUrl(given: string, place: ProjectPlace | undefined): string {
  const url = given.length > PROJECT_URL_MAX_LENGTH || hasControlCharacter(given.trim()) ? null : URL.parse(given);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isAddress || (place !== undefined && !isWithin(url, place))) {
    throw new AppError('bad_request_parameter', { field: 'projectUrl' });
  }
  // Drops a question mark with nothing after it.
  const { origin, pathname, search } = url;
  return `${origin}${search === '' ? trimEndOf(pathname, '/') : pathname}${search}`;
}

/** Returns the address of a place on a code platform; empty without a place. */
export function placeUrl(place: ProjectPlace | undefined): string {
  return place === undefined
    ? ''
    : [trimEndOf(place.platformUrl, '/'), place.organization, place.repository ?? ''].join('/');
}

/** Returns the organisation in an address on a code platform; null when the address is elsewhere. */
export function organizationInUrl(projectUrl: string, platformUrl: string): string | null {
  const url = URL.parse(projectUrl);
  const [organization = ''] = url === null ? [] : pathOn(url, platformUrl);
  return organization === '' ? null : organization;
}

/** No platform distinguishes organisations or repositories by letter case. */
function isWithin(url: URL, { platformUrl, organization, repository }: ProjectPlace): boolean {
  const [first = '', second = ''] = pathOn(url, platformUrl).map((segment) => segment.toLowerCase());
  const isRepository =
    repository === null || [repository, `${repository}.git`].some((name) => name.toLowerCase() === second);
  return first === organization.toLowerCase() && isRepository;
}

/** Returns the path segments of an address below that of a platform; none when it is elsewhere. */
function pathOn(url: URL, platformUrl: string): string[] {
  const root = new URL(platformUrl);
  const folder = `${trimEndOf(root.pathname, '/')}/`;
  const isBelow = url.origin === root.origin && url.pathname.startsWith(folder);
  return isBelow ? url.pathname.slice(folder.length).split('/') : [];
}

/**
 * Trims and checks the name of a repository; null means the whole organisation. Error: `bad_request_parameter` with
 * `repository`.
 */
export function checkRepositoryName(given: string | null | undefined): string | null {
  const repository = (given ?? '').trim();
  if (repository !== '' && !REPOSITORY_NAME.test(repository)) {
    throw new AppError('bad_request_parameter', { field: 'repository' });
  }
  return repository === '' ? null : repository;
}
