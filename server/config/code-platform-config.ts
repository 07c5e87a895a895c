import { z } from 'zod';
import { CODE_PLATFORMS, type CodePlatformKey, type CodePlatformName } from '#rules/code-platform.ts';
import { httpUrl } from './config-values.ts';
import { SETTING_TEXTS, type SettingText } from './setting-texts.ts';

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

/** What the OAuth client of a platform has to be permitted. */
const PERMISSIONS: Readonly<Record<CodePlatformName, readonly string[]>> = {
  github: [],
  gitee: ['user_info', 'groups'],
  gitcode: ['all_user', 'all_groups'],
};

function describeClient(name: CodePlatformName, title: string): SettingText {
  const permissions = PERMISSIONS[name].map((permission) => `\`${permission}\``);
  const callback = `\`$PUBLIC_URL/api/v1/auth/${name}/login\``;
  const [en, zh] =
    permissions.length === 0
      ? ['', '']
      : [`, with the permissions ${permissions.join(' and ')}`, `，权限为 ${permissions.join('、')}`];
  return {
    en: `OAuth client for the log-in of community managers${en}; its callback is ${callback}.`,
    zh: `社区管理员登录用的 OAuth 应用${zh}；回调地址为 ${callback}。`,
    unset: { en: `no ${title} log-in`, zh: `不支持 ${title} 登录` },
  };
}

/** The settings of the code platforms, four for each of them. */
export const CODE_PLATFORM_VARIABLES = Object.fromEntries(
  CODE_PLATFORMS.flatMap(({ key, name, title, url, apiUrl }) => [
    [`${key}_CLIENT_ID`, clientPart.clone().register(SETTING_TEXTS, describeClient(name, title))],
    [`${key}_CLIENT_SECRET`, clientPart.clone().register(SETTING_TEXTS, { en: 'Its secret.', zh: '该应用的密钥。' })],
    [
      `${key}_URL`,
      httpUrl.default(url).register(SETTING_TEXTS, {
        en: `Address where people authorise the log-in, and of the ${title} that pull requests are judged on. Keep it once people have logged in: their accounts are known by their numbers there.`,
        zh: `用户授权登录的地址，也是检查合并请求的 ${title} 地址。有人登录后请勿更改：账号以该站点的编号识别。`,
      }),
    ],
    [
      `${key}_API_URL`,
      httpUrl.default(apiUrl).register(SETTING_TEXTS, {
        en: 'Address for reading organisations, repositories, pull requests and the policy texts.',
        zh: '读取组织、仓库、合并请求和政策文本的地址。',
      }),
    ],
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
