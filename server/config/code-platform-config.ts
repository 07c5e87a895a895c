import { z } from 'zod';
import { CODE_PLATFORMS, type CodePlatformKey, type CodePlatformName } from '#rules/code-platform.ts';
import { httpUrl } from './config-values.ts';

/** A code platform as an OAuth provider, and our client there. */
export interface CodePlatformConfig {
  /** Address of its pages. */
  readonly url: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** By platform; undefined when it cannot be used to log in. */
export type CodePlatformConfigs = Readonly<Record<CodePlatformName, CodePlatformConfig | undefined>>;

/** The API of each platform, for public data; this needs no client. */
export type CodePlatformApis = Readonly<Record<CodePlatformName, string>>;

const clientPart = z.string().optional();
type Variables = Readonly<
  Record<`${CodePlatformKey}_CLIENT_ID` | `${CodePlatformKey}_CLIENT_SECRET`, typeof clientPart> &
    Record<`${CodePlatformKey}_URL` | `${CodePlatformKey}_API_URL`, z.ZodDefault<typeof httpUrl>>
>;

/** The settings of the code platforms, four for each of them. */
export const CODE_PLATFORM_VARIABLES = Object.fromEntries(
  CODE_PLATFORMS.flatMap(({ key, url, apiUrl }) => [
    [`${key}_CLIENT_ID`, clientPart],
    [`${key}_CLIENT_SECRET`, clientPart],
    [`${key}_URL`, httpUrl.default(url)],
    [`${key}_API_URL`, httpUrl.default(apiUrl)],
  ]),
) as Variables;

type CodePlatformVariables = z.output<z.ZodObject<Variables>>;

export function toCodePlatformConfigs(variables: CodePlatformVariables): CodePlatformConfigs {
  const configs = CODE_PLATFORMS.map(({ name, key }) => [name, toConfig(variables, key)]);
  return Object.fromEntries(configs) as CodePlatformConfigs;
}

export function toCodePlatformApis(variables: CodePlatformVariables): CodePlatformApis {
  const apis = CODE_PLATFORMS.map(({ name, key }) => [name, variables[`${key}_API_URL` as const]]);
  return Object.fromEntries(apis) as CodePlatformApis;
}

function toConfig(variables: CodePlatformVariables, key: CodePlatformKey): CodePlatformConfig | undefined {
  const clientId = variables[`${key}_CLIENT_ID` as const];
  const clientSecret = variables[`${key}_CLIENT_SECRET` as const];
  return clientId === undefined || clientSecret === undefined
    ? undefined
    : { url: variables[`${key}_URL` as const], apiUrl: variables[`${key}_API_URL` as const], clientId, clientSecret };
}
