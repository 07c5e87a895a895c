import {
  startCodePlatform,
  type RunningCodePlatform,
} from '#server/integrations/code-platform/testing/code-platform.ts';

/** Administers two organisations on GitHub. */
export const KEEPER = 'example-keeper';

/** One of the keeper's organisations. */
export const ORGANIZATION = 'example-project';

/** A repository of the organisation that only its members can see. */
export const PRIVATE_REPOSITORY = 'example-private';

/** A mere member of an organisation on Gitee. */
export const MEMBER = 'example-member';

/** A policy of the organisation. */
export const POLICY = `https://github.com/${ORGANIZATION}/legal/blob/main/privacy.md`;

/** Starts stand-ins for GitHub and Gitee, each with one person. */
export async function startCodePlatforms(): Promise<readonly RunningCodePlatform[]> {
  const github = startCodePlatform({
    platform: 'github',
    users: [
      {
        id: 1,
        login: KEEPER,
        name: 'Example Keeper',
        email: 'keeper@example.org',
        organizations: [
          { login: 'example-other', role: 'admin' },
          { login: ORGANIZATION, role: 'admin' },
        ],
      },
    ],
    repositories: [
      { organization: ORGANIZATION, name: PRIVATE_REPOSITORY, private: true },
      {
        organization: ORGANIZATION,
        name: 'legal',
        files: { 'privacy.md': '# Privacy at Example Community\n\nLast updated: 7\n\nWe keep your name.' },
      },
    ],
  });
  const gitee = startCodePlatform({
    platform: 'gitee',
    users: [
      {
        id: 2,
        login: MEMBER,
        name: '示例成员',
        email: 'member@example.org',
        organizations: [{ login: ORGANIZATION, role: 'member' }],
      },
    ],
  });
  return Promise.all([github, gitee]);
}
