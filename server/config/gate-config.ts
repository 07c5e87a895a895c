import { z } from 'zod';
import { CODE_PLATFORMS, type CodePlatformKey, type CodePlatformName } from '#rules/code-platform.ts';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { type httpUrl, urlPrefixes } from './config-values.ts';

/** A GitHub App of the operator. */
export interface GithubAppConfig {
  readonly appId: string;
  /** PEM. */
  readonly privateKey: string;
  readonly webhookSecret: string;
  /** Its name in addresses, from which it is installed; undefined when not given. */
  readonly slug: string | undefined;
}

/** Addresses of an instance of a code platform. */
export interface InstanceConfig {
  readonly url: string;
  readonly apiUrl: string;
}

/** What the operator sets about judging pull requests. */
export interface GateConfig {
  readonly githubApp: GithubAppConfig | undefined;
  /** The instance of each platform that is meant when none is named. */
  readonly instances: Readonly<
    Record<CodePlatformName, InstanceConfig> & Partial<Record<GatePlatformName, InstanceConfig>>
  >;
  /** Prefixes of the addresses of self-hosted platforms. */
  readonly platformUrls: readonly URL[];
  /** Seconds between two sweeps. */
  readonly sweepSeconds: number;
}

/** Environment variables cannot always hold line breaks, so `\n` stands for one. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => /-----BEGIN (RSA )?PRIVATE KEY-----/.test(text), 'must be a private key in PEM');

/** The settings of the gate. */
export const GATE_VARIABLES = {
  GITHUB_APP_ID: z.string().regex(/^\d+$/, 'must be a number').optional(),
  GITHUB_APP_PRIVATE_KEY: pem.optional(),
  GITHUB_APP_WEBHOOK_SECRET: z.string().min(16, 'must hold at least 16 characters').optional(),
  GITHUB_APP_SLUG: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be as in the address of the App')
    .optional(),
  PLATFORM_URLS: urlPrefixes.prefault(''),
  GATE_SWEEP_SECONDS: z.coerce
    .number('must be a number of seconds from 1 to 86400')
    .int()
    .min(1)
    .max(86_400)
    .default(120),
};

type GateVariables = z.output<z.ZodObject<typeof GATE_VARIABLES>> &
  Readonly<Record<`${CodePlatformKey}_URL` | `${CodePlatformKey}_API_URL`, z.output<typeof httpUrl>>>;

export function toGateConfig(variables: GateVariables): GateConfig {
  return {
    githubApp: toGithubApp(variables),
    instances: toInstances(variables),
    platformUrls: variables.PLATFORM_URLS,
    sweepSeconds: variables.GATE_SWEEP_SECONDS,
  };
}

function toInstances(variables: GateVariables): GateConfig['instances'] {
  const instances = CODE_PLATFORMS.map(({ name, key }) => [
    name,
    { url: variables[`${key}_URL`], apiUrl: variables[`${key}_API_URL`] },
  ]);
  return Object.fromEntries(instances) as GateConfig['instances'];
}

function toGithubApp(variables: GateVariables): GithubAppConfig | undefined {
  const { GITHUB_APP_ID: appId, GITHUB_APP_PRIVATE_KEY: privateKey, GITHUB_APP_SLUG: slug } = variables;
  const webhookSecret = variables.GITHUB_APP_WEBHOOK_SECRET;
  return appId === undefined || privateKey === undefined || webhookSecret === undefined
    ? undefined
    : { appId, privateKey, webhookSecret, slug };
}
