/**
 * The code platforms: their organisations own links, and people who administer one log in with it. Pages offer them in
 * this order. Addresses are the public ones; an operator may set others.
 */
export const CODE_PLATFORMS = [
  { name: 'gitee', key: 'GITEE', title: 'Gitee', url: 'https://gitee.com', apiUrl: 'https://gitee.com/api/v5' },
  { name: 'github', key: 'GITHUB', title: 'GitHub', url: 'https://github.com', apiUrl: 'https://api.github.com' },
  {
    name: 'gitcode',
    key: 'GITCODE',
    title: 'GitCode',
    url: 'https://gitcode.com',
    apiUrl: 'https://api.gitcode.com/api/v5',
  },
] as const;
type Row = (typeof CODE_PLATFORMS)[number];

/** A code platform's name in the database and in addresses. */
export type CodePlatformName = Row['name'];

/** A code platform's name in GraphQL and in the names of settings. */
export type CodePlatformKey = Row['key'];

/** The stored names of the code platforms by their names in GraphQL. */
export const CodePlatformName = Object.fromEntries(CODE_PLATFORMS.map(({ key, name }) => [key, name])) as {
  readonly [Known in Row as Known['key']]: Known['name'];
};

/** Where a linked project lives; links of local accounts are `web`, whatever their address. */
export const LinkPlatform = { ...CodePlatformName, WEB: 'web' } as const;
export type LinkPlatform = (typeof LinkPlatform)[keyof typeof LinkPlatform];
