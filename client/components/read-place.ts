import type { PullRequestVerdictQueryVariables } from '#generated/graphql.ts';
import { GATE_PLATFORMS } from '#rules/gate-platform.ts';

/** Reads where a pull request is from the parts of the page's address; undefined when that is no such place. */
export function readPlace(
  { platform = '', owner = '', repository = '', number = '' }: Readonly<Partial<Record<string, string>>>,
  host: string | null,
): PullRequestVerdictQueryVariables | undefined {
  const known = GATE_PLATFORMS.find(({ name }) => name === platform);
  const isNumber = /^[1-9]\d{0,8}$/.test(number);
  return known === undefined || !isNumber
    ? undefined
    : { platform: known.key, owner, repository, number: Number(number), ...(host !== null && { host }) };
}
