import { z } from 'zod';
import { httpUrl } from './config-values.ts';

/** The code platforms that people can log in with. */
export type CodePlatformName = 'github' | 'gitee';

/** A code platform as an OAuth provider, and who we are there. */
export interface CodePlatformConfig {
  /** Where people see it. */
  readonly url: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Per platform; undefined: nobody logs in with it. */
export type CodePlatformConfigs = Readonly<Record<CodePlatformName, CodePlatformConfig | undefined>>;

/** The variables that concern code platforms (design §10). */
export const CODE_PLATFORM_VARIABLES = {
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: httpUrl.default('https://github.com'),
  GITHUB_API_URL: httpUrl.default('https://api.github.com'),
  GITEE_CLIENT_ID: z.string().optional(),
  GITEE_CLIENT_SECRET: z.string().optional(),
  GITEE_URL: httpUrl.default('https://gitee.com'),
  GITEE_API_URL: httpUrl.default('https://gitee.com/api/v5'),
};

type CodePlatformVariables = z.output<z.ZodObject<typeof CODE_PLATFORM_VARIABLES>>;

/** The platforms whose client is configured. */
export function toCodePlatformConfigs(variables: CodePlatformVariables): CodePlatformConfigs {
  return {
    github: toConfig({
      url: variables.GITHUB_URL,
      apiUrl: variables.GITHUB_API_URL,
      clientId: variables.GITHUB_CLIENT_ID,
      clientSecret: variables.GITHUB_CLIENT_SECRET,
    }),
    gitee: toConfig({
      url: variables.GITEE_URL,
      apiUrl: variables.GITEE_API_URL,
      clientId: variables.GITEE_CLIENT_ID,
      clientSecret: variables.GITEE_CLIENT_SECRET,
    }),
  };
}

type Client = Record<'clientId' | 'clientSecret', string | undefined>;

function toConfig({ clientId, clientSecret, ...addresses }: Omit<CodePlatformConfig, keyof Client> & Client) {
  return clientId === undefined || clientSecret === undefined ? undefined : { ...addresses, clientId, clientSecret };
}
