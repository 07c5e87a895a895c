import { z } from 'zod';
import type { CodePlatformConfig } from '#server/config/code-platform-config.ts';
import { followingPage, PAGE_SIZE, readAllPages } from '#server/integrations/code-platform/api-pages.ts';
import { askApi, findByApi } from '#server/integrations/code-platform/api-request.ts';
import type { CodePlatform } from '#server/integrations/code-platform/code-platform.ts';
import { createOauthClient } from '#server/integrations/code-platform/oauth-client.ts';
import {
  platformOrganization,
  platformUser,
  repositoryAnswer,
  repositoryPath,
  toPublicRepository,
} from '#server/integrations/code-platform/platform-answers.ts';

const MEMBERSHIPS = z.array(z.object({ active: z.boolean(), role: z.string(), organization: platformOrganization }));

/**
 * Opens Gitee, public or self-hosted. It documents no PKCE, so none is sent. The scope `projects` would give access to
 * private repositories, so repositories are requested anonymously instead.
 */
export function openGitee({ url, apiUrl, clientId, clientSecret }: CodePlatformConfig): CodePlatform {
  return {
    ...createOauthClient({
      issuer: url,
      authorizationEndpoint: `${url}/oauth/authorize`,
      tokenEndpoint: `${url}/oauth/token`,
      clientId,
      clientSecret,
      scope: 'user_info groups',
      identityScope: 'user_info',
      pkce: false,
    }),
    readUser: async (token) => (await askApi({ url: `${apiUrl}/user`, token, schema: platformUser })).value,
    async listOrganizations(token) {
      const memberships = await readAllPages({
        url: `${apiUrl}/user/memberships/orgs?active=true&per_page=${PAGE_SIZE}&page=1`,
        token,
        schema: MEMBERSHIPS,
        nextPage: ({ value }, page) => (value.length < PAGE_SIZE ? undefined : followingPage(page)),
      });
      // The role is read here: a filter that the platform ignored would make administrators of all members.
      return memberships
        .filter(({ active, role }) => active && role === 'admin')
        .map(({ organization }) => organization);
    },
    async findPublicRepository(_token, name) {
      const found = await findByApi({ url: `${apiUrl}${repositoryPath(name)}`, schema: repositoryAnswer });
      return toPublicRepository(found, { url, organization: name.organization });
    },
  };
}
