import type { DatabaseConfig } from '#server/config/database-config.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Em } from '#server/db/open-database.ts';
import { DEMO_LINK_ID, seedDemo } from '#server/demo/seed-demo.ts';
import { createLog } from '#server/http/create-log.ts';
import type { FakeApp, FakeInstallation } from '#server/integrations/gate-platform/github/testing/fake-github-state.ts';
import { startFakeGithub, type FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import type { FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { createThreadPool } from '#server/isolation/thread-pool.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import {
  CONFIGURED_CONNECTION,
  PlatformConnection,
} from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';

/** The demo community with repositories on its own GitHub, for services that run in another process. */
export interface GatedDemo {
  readonly github: FakeGithub;
  readonly app: FakeApp;
  readonly installation: FakeInstallation;
  readonly repositories: readonly FakeRepository[];
  /** Settings of a service that acts as the App. */
  readonly environment: Readonly<Record<string, string>>;
}

interface GatedDemoOptions {
  readonly repositories: number;
  /** Milliseconds before each answer of GitHub. */
  readonly latency?: number;
}

/** More requests than anything asks for. */
const QUOTA = 1e9;

/** Prepares a database that no process uses: the demo community, and repositories that demand the check. */
export async function gateDemoCommunity(
  config: DatabaseConfig,
  { repositories: count, latency = 0 }: GatedDemoOptions,
): Promise<GatedDemo> {
  const github = await startFakeGithub({ latency });
  const owner = github.addOrganization('example-community');
  const app = github.createApp({ owner, webhookUrl: '' });
  const installation = github.install(app, { account: owner });
  for (const quota of Object.values(installation.quota)) {
    Object.assign(quota, { limit: QUOTA, remaining: QUOTA });
  }
  const repositories = Array.from({ length: count }, (_, index) => {
    const repository = github.addRepository({ owner, name: `project-${index}` });
    github.requireCheck(repository, { appId: app.id });
    return repository;
  });
  const environment = {
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.apiUrl,
    GITHUB_APP_ID: String(app.id),
    GITHUB_APP_PRIVATE_KEY: app.privateKey,
    GITHUB_APP_WEBHOOK_SECRET: app.webhookSecret,
  };
  const demo = { github, app, installation, repositories, environment };
  await store(config, demo);
  return demo;
}

async function store(config: DatabaseConfig, demo: GatedDemo): Promise<void> {
  const database = await openDatabase(config);
  const threads = createThreadPool(createLog('silent'));
  try {
    await migrate(database);
    await seedDemo(database.orm, threads, new Date());
    await gateAll(database.orm.em.fork(), demo);
  } finally {
    await threads.close();
    await database.orm.close();
  }
}

async function gateAll(em: Em, { github, app, installation, repositories }: GatedDemo): Promise<void> {
  const now = new Date();
  const connection = em.create(PlatformConnection, {
    publicId: CONFIGURED_CONNECTION,
    platform: 'github',
    url: github.url,
    apiUrl: github.apiUrl,
    name: app.name,
    appId: String(app.id),
    createdAt: now,
  });
  const ownerId = String(installation.account.id);
  const installed = em.create(PlatformInstallation, {
    connection,
    externalId: String(installation.id),
    accountId: ownerId,
    accountLogin: installation.account.login,
    seenAt: now,
  });
  const link = await em.findOneOrFail(Link, { linkId: DEMO_LINK_ID });
  for (const { id, name, owner } of repositories) {
    const place = { host: github.url, externalId: String(id), path: `${owner.login}/${name}`, ownerId, private: false };
    const state = { link, connection, installation: installed, mode: GateMode.ENFORCE };
    em.create(GatedRepository, { ...place, ...state, createdAt: now, updatedAt: now });
  }
  await em.flush();
}
