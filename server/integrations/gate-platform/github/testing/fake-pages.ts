import { randomBytes } from 'node:crypto';
import escapeHtml from 'escape-html';
import type { FakePage } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { findAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeAccount } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { createApp, install } from './fake-apps.ts';
import { describeChecks } from './fake-check-routes.ts';
import type { FakeGithubRequest, FakeGithubState } from './fake-github-state.ts';
import { findCurrent } from './fake-repositories.ts';

/** A browser's request. */
interface FakeVisit {
  readonly state: FakeGithubState;
  readonly url: URL;
  readonly method: string;
  readonly form: URLSearchParams;
}

/** The pages of GitHub that the gate leads people to: making an App, installing it, reading a pull request. */
export function showPage({
  request: { state, url, method },
  text,
}: {
  request: FakeGithubRequest;
  text: string;
}): FakePage {
  const visit: FakeVisit = { state, url, method, form: new URLSearchParams(text) };
  const { pathname } = url;
  const [, organization] = /^\/organizations\/([^/]+)\/settings\/apps\/new$/.exec(pathname) ?? [];
  if (organization !== undefined || pathname === '/settings/apps/new') {
    return newAppPage(visit, organization);
  }
  const [, slug] = /^\/apps\/([^/]+)\/installations\/new$/.exec(pathname) ?? [];
  if (slug !== undefined) {
    return installPage(visit, slug);
  }
  const [, path, number] = /^\/([^/]+\/[^/]+)\/pull\/(\d+)$/.exec(pathname) ?? [];
  return path === undefined ? missing() : pullPage(visit, path, Number(number));
}

function missing(): FakePage {
  return { status: 404, html: document('Not found', '') };
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>${body}</html>`;
}

/** GitHub asks for a name before it makes the App, which this page takes from the manifest. */
function newAppPage({ state, url, method, form }: FakeVisit, organization: string | undefined): FakePage {
  const manifest = readManifest(form.get('manifest') ?? '');
  const owner = organization === undefined ? anyUser(state) : findAccount(state, organization);
  if (owner === undefined || manifest === undefined) {
    return missing();
  }
  if (method === 'POST' && form.get('confirmed') === null) {
    const field = `<input type="hidden" name="manifest" value="${escapeHtml(form.get('manifest') ?? '')}">`;
    const button = `<button name="confirmed" value="yes">Create GitHub App for ${escapeHtml(owner.login)}</button>`;
    return { status: 200, html: document('Create GitHub App', `<form method="post">${field}${button}</form>`) };
  }
  const { permissions, events, setupUrl, redirectUrl, name, webhookUrl } = manifest;
  const app = createApp(state, { owner, name, webhookUrl, permissions, events, setupUrl });
  const code = randomBytes(16).toString('hex');
  state.conversions.set(code, app);
  const back = new URL(redirectUrl);
  back.searchParams.set('code', code);
  back.searchParams.set('state', url.searchParams.get('state') ?? '');
  return { status: 302, location: back.href };
}

function readManifest(text: string) {
  if (text === '') {
    return undefined;
  }
  const manifest = JSON.parse(text) as {
    readonly name: string;
    readonly hook_attributes: { readonly url: string };
    readonly redirect_url: string;
    readonly setup_url?: string;
    readonly default_permissions: Readonly<Record<string, string>>;
    readonly default_events: readonly string[];
  };
  if (manifest.default_events.includes('issue_comment') && manifest.default_permissions['issues'] === undefined) {
    // GitHub refuses a manifest whole when an event needs a permission that is missing.
    return undefined;
  }
  return {
    name: manifest.name,
    webhookUrl: manifest.hook_attributes.url,
    redirectUrl: manifest.redirect_url,
    setupUrl: manifest.setup_url ?? null,
    permissions: manifest.default_permissions,
    events: manifest.default_events,
  };
}

function anyUser({ accounts }: FakeGithubState): FakeAccount | undefined {
  return [...accounts.values()].find(({ type }) => type === 'User');
}

function installPage({ state, method, form }: FakeVisit, slug: string): FakePage {
  const app = [...state.apps.values()].find((known) => known.slug === slug);
  if (app === undefined) {
    return missing();
  }
  const account = findAccount(state, form.get('account') ?? '');
  if (method === 'POST' && account !== undefined) {
    const { id } = install(state, app, { account });
    return { status: 302, location: `${app.setupUrl ?? state.url}?installation_id=${id}&setup_action=install` };
  }
  const buttons = [...state.accounts.values()]
    .filter(({ type }) => type !== 'Bot')
    .map(({ login }) => `<button name="account" value="${escapeHtml(login)}">Install on ${escapeHtml(login)}</button>`);
  return { status: 200, html: document(`Install ${app.name}`, `<form method="post">${buttons.join('')}</form>`) };
}

function pullPage({ state }: FakeVisit, path: string, number: number): FakePage {
  const pull = findCurrent(state, path)?.pulls.get(number);
  if (pull === undefined) {
    return missing();
  }
  const checks = describeChecks(pull, headOf(pull).sha).map((line) => `<li>${escapeHtml(line)}</li>`);
  const comments = commentsOf(pull).map(
    ({ author, body }) => `<article><b>${escapeHtml(author.login)}</b><pre>${escapeHtml(body)}</pre></article>`,
  );
  const labels = [...pull.labels].map((label) => `<li>${escapeHtml(label)}</li>`);
  const parts = `<ul>${checks.join('')}</ul><ul>${labels.join('')}</ul>${comments.join('')}`;
  return { status: 200, html: document(`${pull.title} #${number}`, parts) };
}
