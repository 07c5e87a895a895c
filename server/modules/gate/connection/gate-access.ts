import type { GatePlatformName } from '#rules/gate-platform.ts';
import { trimEndOf } from '#rules/trim-end.ts';
import type { Config } from '#server/config/config.ts';
import { demoPlatformUrl } from '#server/config/start-advice.ts';
import type { Dependencies } from '#server/context.ts';
import type {
  GateClient,
  GateCredentials,
  GateInstance,
  GatePlatformAdapter,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { GATE_ADAPTERS } from '#server/integrations/gate-platform/gate-platforms.ts';
import { CONFIGURED_CONNECTION, type PlatformConnection } from './platform-connection.entity.ts';

/** An instance that can be connected. */
export interface ConnectableInstance extends GateInstance {
  readonly platform: GatePlatformName;
}

/** Where the API of a self-hosted instance is, below the address of its pages. */
const API_PATHS: Readonly<Record<Exclude<GatePlatformName, 'demo'>, string>> = {
  github: '/api/v3',
  gitee: '/api/v5',
  gitcode: '/api/v5',
  gitlab: '/api/v4',
  gitea: '/api/v1',
  forgejo: '/api/v1',
};

/** Lists the instances that can be connected: the configured ones, and those of `PLATFORM_URLS`. */
export function connectableInstances({ gate }: Config): ConnectableInstance[] {
  return [...GATE_ADAPTERS.keys()].flatMap((name) => {
    if (name === 'demo') {
      return [];
    }
    const instance = gate.instances[name];
    const configured = instance === undefined ? [] : [{ platform: name, ...instance }];
    const listed = gate.platformUrls.map((prefix) => {
      const url = trimEndOf(prefix.href, '/');
      return { platform: name, url, apiUrl: `${url}${API_PATHS[name]}` };
    });
    return [...configured, ...listed];
  });
}

/** Lists the instances whose pull requests may be asked about: those that can be connected, and the demo's. */
export function knownInstances(config: Config): ConnectableInstance[] {
  const known = connectableInstances(config);
  const url = demoPlatformUrl(config);
  return url === undefined ? known : [...known, { platform: 'demo', url, apiUrl: url }];
}

/** Returns the adapter of a platform; undefined for one that cannot be connected. */
export function findAdapter(platform: GatePlatformName): GatePlatformAdapter | undefined {
  return GATE_ADAPTERS.get(platform);
}

/** Returns the adapter of a connection's platform. */
export function adapterOf({ platform }: Pick<PlatformConnection, 'platform'>): GatePlatformAdapter {
  const adapter = findAdapter(platform);
  if (adapter === undefined) {
    throw new Error(`no adapter for connections to ${platform}`);
  }
  return adapter;
}

/** Decrypts the credentials of a connection; undefined when it has none any more. */
export function credentialsOf(
  { config, secretBox }: Pick<Dependencies, 'config' | 'secretBox'>,
  { id, publicId, appId, credentials }: PlatformConnection,
): GateCredentials | undefined {
  const { githubApp } = config.gate;
  if (publicId === CONFIGURED_CONNECTION) {
    return githubApp && { kind: 'app', appId: githubApp.appId, privateKey: githubApp.privateKey };
  }
  if (!credentials) {
    return undefined;
  }
  const secret = secretBox.decrypt('gate-credentials', { row: id, sealed: credentials });
  return appId ? { kind: 'app', appId, privateKey: secret } : { kind: 'token', token: secret };
}

/** Decrypts the secrets that the webhooks of a connection are proved with; empty when it has none any more. */
export function webhookSecretsOf(
  { config, secretBox }: Pick<Dependencies, 'config' | 'secretBox'>,
  { id, publicId, webhookSecret }: PlatformConnection,
): string[] {
  if (publicId === CONFIGURED_CONNECTION) {
    return config.gate.githubApp === undefined ? [] : [config.gate.githubApp.webhookSecret];
  }
  return webhookSecret ? [secretBox.decrypt('gate-webhook-secret', { row: id, sealed: webhookSecret })] : [];
}

/** Opens a client of a connection, of an App for one installation; undefined when it has no credentials any more. */
export function openClient(
  deps: Pick<Dependencies, 'config' | 'secretBox'>,
  connection: PlatformConnection,
  installationId: string | null,
): GateClient | undefined {
  const credentials = credentialsOf(deps, connection);
  return credentials && adapterOf(connection).open(connection, credentials, installationId);
}

/** Where a platform sends the webhooks of a connection. */
export function webhookUrlOf(
  { config }: Pick<Dependencies, 'config'>,
  { platform, publicId }: Pick<PlatformConnection, 'platform' | 'publicId'>,
): string {
  return new URL(`/hooks/${platform}/${publicId}`, config.publicUrl).href;
}
