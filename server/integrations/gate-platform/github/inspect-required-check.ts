import { z } from 'zod';
import {
  GatePlatformFailure,
  type PlatformFinding,
  type PlatformRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { platformId, readAnswer } from '#server/integrations/gate-platform/platform-json.ts';
import { CHECK_NAME } from '#server/integrations/gate-platform/shown-check.ts';
import type { GithubApi } from './github-api.ts';

const repositoryFacts = z.object({ full_name: z.string(), default_branch: z.string() });

const appId = platformId.nullish();
const rules = z.array(
  z.object({
    type: z.string(),
    parameters: z
      .object({
        required_status_checks: z.array(z.object({ context: z.string(), integration_id: appId })).optional(),
      })
      .optional(),
  }),
);
const branchFacts = z.object({
  protection: z
    .object({
      required_status_checks: z
        .object({ checks: z.array(z.object({ context: z.string(), app_id: appId })).optional() })
        .optional(),
    })
    .optional(),
});

/** Our check as a rule demands it: `app` is the only App whose report counts, or undefined for anybody's. */
interface Demand {
  readonly app: string | undefined;
}

/** Whether the default branch of a repository demands our check, from our App alone. Throws `GatePlatformFailure`. */
export async function inspectRequiredCheck(api: GithubApi, repository: PlatformRepository): Promise<PlatformFinding[]> {
  try {
    return await inspect(api, repository);
  } catch (error) {
    if (error instanceof GatePlatformFailure && (error.kind === 'not_found' || error.kind === 'forbidden')) {
      return [{ ok: false, check: 'installation', repository: repository.path, subject: null }];
    }
    throw error;
  }
}

async function inspect(api: GithubApi, repository: PlatformRepository): Promise<PlatformFinding[]> {
  const root = await api.locate(repository);
  const { full_name: path, default_branch: branch } = readAnswer(await api.ask({ path: root }), repositoryFacts);
  const demands = [...(await listRules(api, root, branch)), ...(await listProtection(api, root, branch))];
  const required: PlatformFinding = {
    ok: demands.length > 0,
    check: 'required_check',
    repository: path,
    subject: branch,
  };
  if (!required.ok) {
    return [required];
  }
  const bound = demands.some(({ app }) => app === api.key.app.appId);
  return [required, { ok: bound, check: 'check_binding', repository: path, subject: branch }];
}

/** Rulesets of the repository and of its organisation. */
async function listRules(api: GithubApi, root: string, branch: string): Promise<Demand[]> {
  const answer = await api.ask({ path: `${root}/rules/branches/${encodeURIComponent(branch)}`, accept: [404] });
  const applied = answer.status === 404 ? [] : readAnswer(answer, rules);
  return applied
    .flatMap(({ parameters }) => parameters?.required_status_checks ?? [])
    .filter(({ context }) => context === CHECK_NAME)
    .map(({ integration_id: app }) => ({ app: app ?? undefined }));
}

/** The older way to protect a branch, which the branch itself shows. */
async function listProtection(api: GithubApi, root: string, branch: string): Promise<Demand[]> {
  const answer = await api.ask({ path: `${root}/branches/${encodeURIComponent(branch)}` });
  const checks = readAnswer(answer, branchFacts).protection?.required_status_checks?.checks ?? [];
  return checks.filter(({ context }) => context === CHECK_NAME).map(({ app_id: app }) => ({ app: app ?? undefined }));
}
