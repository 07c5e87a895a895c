import { z } from 'zod';
import type { CodePlatformConfig } from '#server/config/code-platform-config.ts';
import { PAGE_SIZE, readAllPages } from '#server/integrations/code-platform/api-pages.ts';
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

const MEMBERSHIPS = z.array(z.object({ state: z.string(), role: z.string(), organization: platformOrganization }));

/** Opens GitHub, public or self-hosted. The only scope is `read:org`, to list the user's organisations. */
export function openGithub({ url, apiUrl, clientId, clientSecret }: CodePlatformConfig): CodePlatform {
  return {
    ...createOauthClient({
      issuer: `${url}/login/oauth`,
      authorizationEndpoint: `${url}/login/oauth/authorize`,
      tokenEndpoint: `${url}/login/oauth/access_token`,
      clientId,
      clientSecret,
      scope: 'read:org',
      identityScope: '',
      pkce: true,
    }),
    readUser: async (token) => (await askApi({ url: `${apiUrl}/user`, token, schema: platformUser })).value,
    async listOrganizations(token) {
      const memberships = await readAllPages({
        url: `${apiUrl}/user/memberships/orgs?state=active&per_page=${PAGE_SIZE}`,
        token,
        schema: MEMBERSHIPS,
        nextPage: ({ headers }, page) => linkedPage(headers, page),
      });
      return memberships
        .filter(({ state, role }) => state === 'active' && role === 'admin')
        .map(({ organization }) => organization);
    },
    async findPublicRepository(token, name) {
      const found = await findByApi({ url: `${apiUrl}${repositoryPath(name)}`, token, schema: repositoryAnswer });
      return toPublicRepository(found, { url, organization: name.organization });
    },
  };
}

/** The next page by the `Link` header. Only its query is used, so that the token is never sent to another host. */
function linkedPage(headers: Headers, page: string): string | undefined {
  const [, link = ''] = /<([^<>]+)>;[^<]*\brel="next"/.exec(headers.get('link') ?? '') ?? [];
  const next = URL.parse(link, page);
  return link === '' || next === null ? undefined : new URL(next.search, page).href;
}
