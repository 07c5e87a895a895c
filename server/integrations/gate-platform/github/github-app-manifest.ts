import { z } from 'zod';
import type { GateInstance } from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { requestGithub, type GithubHost } from './github-request.ts';

/** What the App may do, each with the reason that its documentation gives. */
export const GITHUB_APP_PERMISSIONS = [
  { name: 'checks', level: 'write', reason: 'shows the verdict as a check' },
  { name: 'pull_requests', level: 'write', reason: 'reads pull requests and their commits, comments and labels' },
  { name: 'contents', level: 'read', reason: 'compares the commits that a merge queue made' },
  { name: 'merge_queues', level: 'read', reason: 'hears when a merge queue asks for a verdict' },
  { name: 'issues', level: 'read', reason: 'hears of comments, which GitHub counts among issues' },
  { name: 'metadata', level: 'read', reason: 'reads who may write to a repository, and which checks it requires' },
  { name: 'members', level: 'read', reason: 'sees whether somebody is in an organisation or team that is exempt' },
  { name: 'statuses', level: 'write', reason: 'lets rulesets bind the required check to this App; nothing is written' },
] as const;

/** Events that the App asks for; those about itself and its checks come without asking. */
export const GITHUB_APP_EVENTS = [
  'pull_request',
  'issue_comment',
  'merge_group',
  'repository',
  'installation_target',
] as const;

const NAME_MAX_LENGTH = 34;

/** An App to be made. */
export interface NewGithubApp {
  /** Shown to everybody who installs it; GitHub takes 34 characters and wants it unique. */
  readonly name: string;
  /** The service's own page. */
  readonly url: string;
  readonly webhookUrl: string;
  /** Where GitHub sends the browser with a code once the App is made. */
  readonly redirectUrl: string;
  /** Where GitHub sends the browser once it is installed. */
  readonly setupUrl: string;
}

/** The description of an App that a browser posts to GitHub as the field `manifest`. */
export function describeGithubApp({ name, url, webhookUrl, redirectUrl, setupUrl }: NewGithubApp): string {
  return JSON.stringify({
    name: name.slice(0, NAME_MAX_LENGTH),
    url,
    hook_attributes: { url: webhookUrl, active: true },
    redirect_url: redirectUrl,
    setup_url: setupUrl,
    setup_on_update: true,
    public: false,
    default_permissions: Object.fromEntries(GITHUB_APP_PERMISSIONS.map(({ name: key, level }) => [key, level])),
    default_events: GITHUB_APP_EVENTS,
  });
}

/** The address that a browser posts the manifest to: for an organisation, or for the logged-in account. */
export function githubAppUrl({ url }: GateInstance, state: string, organization: string | null): string {
  const owner = organization === null ? '' : `/organizations/${encodeURIComponent(organization)}`;
  return `${url}${owner}/settings/apps/new?state=${encodeURIComponent(state)}`;
}

const converted = z
  .object({
    id: platformId,
    slug: z.string(),
    name: z.string(),
    html_url: z.string(),
    pem: z.string().min(1),
    webhook_secret: z.string().min(1),
    owner: z.object({ id: platformId, login: z.string() }),
  })
  .transform(({ id, pem, webhook_secret: webhookSecret, html_url: url, ...app }) => ({
    appId: id,
    privateKey: pem,
    webhookSecret,
    url,
    ...app,
  }));

/** An App as it was made, with its secrets. */
export type CreatedGithubApp = z.infer<typeof converted>;

/**
 * Exchanges the code of the manifest flow, once and within an hour, for the App and its secrets. Throws
 * `GatePlatformFailure`; `not_found` for a code that is wrong, used or too old.
 */
export async function createGithubApp(host: GithubHost, code: string): Promise<CreatedGithubApp> {
  const path = `/app-manifests/${encodeURIComponent(code)}/conversions`;
  return readAnswer(await requestGithub(host, { method: 'POST', path, token: null }), converted);
}
