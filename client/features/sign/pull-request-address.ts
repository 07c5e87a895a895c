import { matchPath } from 'react-router-dom';
import { readPlace } from '#client/components/read-place.ts';
import type { PullRequestTitleQueryVariables } from '#generated/graphql.ts';
import { CODE_PLATFORMS } from '#rules/code-platform.ts';
import type { ReturnAddress } from './return-address.ts';

/** Reads which pull request an address leads to, here or at a public code platform; undefined when to none. */
export function readPullRequest(address: ReturnAddress): PullRequestTitleQueryVariables | undefined {
  return address.kind === 'own' ? readOwn(address.path) : readElsewhere(address.url);
}

function readOwn(path: string): PullRequestTitleQueryVariables | undefined {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  const match = matchPath('/gate/:platform/:owner/:repository/:number', pathname);
  return match === null ? undefined : readPlace(match.params, searchParams.get('host'));
}

function readElsewhere({ origin, pathname }: URL): PullRequestTitleQueryVariables | undefined {
  const platform = CODE_PLATFORMS.find(({ url }) => url === origin);
  const [, owner, repository, number] =
    /^\/([^?#]+?)\/([\w.-]+)(?:\/-)?\/(?:pull|pulls|merge_requests)\/(\d{1,9})\/?$/.exec(pathname) ?? [];
  return platform === undefined || owner === undefined
    ? undefined
    : readPlace({ platform: platform.name, owner, repository, number }, null);
}
