import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { briefRepository } from '#server/integrations/code-platform/testing/github-objects.ts';
import { addBot } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeApp, FakeGithubState, FakeInstallation } from './fake-github-state.ts';
import { presentInstallation } from './fake-present.ts';
import { emit } from './fake-webhooks.ts';

const HOUR_SECONDS = 3600;

/** Permissions and events that a gate asks for. */
const PERMISSIONS = {
  checks: 'write',
  contents: 'read',
  issues: 'read',
  members: 'read',
  merge_queues: 'read',
  metadata: 'read',
  pull_requests: 'write',
  statuses: 'write',
};
const EVENTS = ['pull_request', 'issue_comment', 'merge_group', 'repository', 'installation_target'];

/** Attributes of an App that a test cares for. */
export interface NewApp {
  readonly owner: FakeAccount;
  readonly webhookUrl: string;
  readonly name?: string;
  readonly webhookSecret?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly events?: readonly string[];
  readonly setupUrl?: string | null;
}

/** Makes an App with its own key and the account that it comments as. */
export function createApp(state: FakeGithubState, app: NewApp): FakeApp {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = freeName(state, app.name ?? 'Signet gate');
  const slug = slugOf(name);
  const created: FakeApp = {
    id: takeId(state),
    slug,
    name,
    owner: app.owner,
    bot: addBot(state, `${slug}[bot]`),
    publicKey,
    privateKey: String(privateKey.export({ type: 'pkcs1', format: 'pem' })),
    webhookUrl: app.webhookUrl,
    webhookSecret: app.webhookSecret ?? randomBytes(20).toString('hex'),
    setupUrl: app.setupUrl ?? null,
    permissions: { ...(app.permissions ?? PERMISSIONS) },
    events: [...(app.events ?? EVENTS)],
    deliveries: [],
  };
  state.apps.set(created.id, created);
  return created;
}

/** GitHub lets no two Apps share a name: if it is taken, the user types another. */
function freeName(state: FakeGithubState, wanted: string): string {
  const taken = new Set([...state.apps.values()].map(({ slug }) => slug));
  let name = wanted;
  for (let number = 2; taken.has(slugOf(name)); number += 1) {
    name = `${wanted} ${number}`;
  }
  return name;
}

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Installs an App and sends it the webhook. */
export function install(
  state: FakeGithubState,
  app: FakeApp,
  { account, repositories = null }: { readonly account: FakeAccount; readonly repositories?: readonly number[] | null },
): FakeInstallation {
  const quota = () => ({
    limit: 5000,
    remaining: 5000,
    resetAt: Math.floor(state.now().getTime() / 1000) + HOUR_SECONDS,
  });
  const installation: FakeInstallation = {
    id: takeId(state),
    app,
    account,
    repositories: repositories === null ? null : new Set(repositories),
    permissions: { ...app.permissions },
    suspended: false,
    removed: false,
    quota: { core: quota(), graphql: quota() },
  };
  state.installations.set(installation.id, installation);
  tellInstallation(state, installation, 'created');
  return installation;
}

/** Suspends, restores or removes an installation and sends the App the webhook. */
export function changeInstallation(
  state: FakeGithubState,
  installation: FakeInstallation,
  to: 'suspend' | 'unsuspend' | 'deleted',
): void {
  installation.suspended = to === 'suspend';
  installation.removed = to === 'deleted';
  tellInstallation(state, installation, to);
}

/** Changes what an installation reaches and sends the App the webhook. */
export function changeReach(
  state: FakeGithubState,
  installation: FakeInstallation,
  reached: readonly FakeRepository[],
): void {
  const repositories = reached.map(({ id }) => id);
  const before = installation.repositories ?? new Set(state.repositories.keys());
  installation.repositories = new Set(repositories);
  const show = (ids: number[]) =>
    ids.flatMap((id) => {
      const found = state.repositories.get(id);
      return found === undefined ? [] : [briefRepository(found)];
    });
  const added = show(repositories.filter((id) => !before.has(id)));
  const removed = show([...before].filter((id) => !repositories.includes(id)));
  emit(state, {
    event: 'installation_repositories',
    action: added.length > 0 ? 'added' : 'removed',
    sender: installation.account,
    installation,
    payload: {
      installation: presentInstallation(state, installation),
      repository_selection: 'selected',
      repositories_added: added,
      repositories_removed: removed,
      requester: null,
    },
  });
}

function tellInstallation(state: FakeGithubState, installation: FakeInstallation, action: string): void {
  const payload = { installation: presentInstallation(state, installation) };
  emit(state, { event: 'installation', action, sender: installation.account, installation, payload });
}
