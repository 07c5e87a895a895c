import { z } from 'zod';
import type { CodePlatformConfig } from '#server/config/code-platform-config.ts';
import { followingPage, PAGE_SIZE, readAllPages } from '#server/integrations/code-platform/api-pages.ts';
import { askApi, findByApi, platformName } from '#server/integrations/code-platform/api-request.ts';
import type { CodePlatform } from '#server/integrations/code-platform/code-platform.ts';
import { createOauthClient } from '#server/integrations/code-platform/oauth-client.ts';
import {
  repositoryAnswer,
  repositoryPath,
  stableId,
  toPlatformUser,
  toPublicRepository,
} from '#server/integrations/code-platform/platform-answers.ts';

/** The API numbers people in hexadecimal, as text. */
const USER = z
  .object({ id: stableId, login: platformName, name: z.string().nullish(), email: z.string().nullish() })
  .transform(toPlatformUser);

/** An organisation's name in addresses is its path; the name of some answers is only shown. */
const ORGANIZATIONS = z.array(
  z
    .object({
      id: stableId,
      path: platformName.optional(),
      login: platformName.optional(),
      role: z.string().optional(),
    })
    .transform(({ id, path, login, role }) => ({ id, name: path ?? login, role })),
);

const ADMINISTRATORS = new Set(['admin', 'owner']);

/**
 * Opens GitCode, which is AtomGit as well. It documents no PKCE, so none is sent. Repositories are requested
 * anonymously, because the scope for them would give access to private ones.
 */
export function openGitcode({ url, apiUrl, clientId, clientSecret }: CodePlatformConfig): CodePlatform {
  return {
    ...createOauthClient({
      issuer: url,
      authorizationEndpoint: `${url}/oauth/authorize`,
      tokenEndpoint: `${url}/oauth/token`,
      clientId,
      clientSecret,
      scope: 'all_user all_groups',
      identityScope: 'all_user',
      pkce: false,
    }),
    readUser: async (token) => (await askApi({ url: `${apiUrl}/user`, token, schema: USER })).value,
    async listOrganizations(token) {
      const administered = await readAllPages({
        url: `${apiUrl}/users/orgs?admin=true&per_page=${PAGE_SIZE}&page=1`,
        token,
        schema: ORGANIZATIONS,
        nextPage: ({ value }, page) => (value.length < PAGE_SIZE ? undefined : followingPage(page)),
      });
      // The filter is the platform's; a role that an answer states beside it counts as well.
      return administered.flatMap(({ id, name, role }) =>
        name !== undefined && (role === undefined || ADMINISTRATORS.has(role)) ? [{ id, name }] : [],
      );
    },
    async findPublicRepository(_token, name) {
      const found = await findByApi({ url: `${apiUrl}${repositoryPath(name)}`, schema: repositoryAnswer });
      return toPublicRepository(found, { url, organization: name.organization });
    },
  };
}
