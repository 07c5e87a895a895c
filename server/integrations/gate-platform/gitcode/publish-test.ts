import type { PullRequestKey, VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GitcodeApi } from './gitcode-api.ts';
import { requireHead } from './read-pull-request.ts';

/** The right that passing a test takes. */
const TEST_NEED = 'all_pr, tester of the repository';

/**
 * Passes a pull request as one of its testers once it is covered, and withdraws that otherwise. GitCode withdraws for
 * all testers at once. Throws `stale` when the head is another one, and otherwise `GatePlatformFailure`.
 */
export async function publishTest(
  api: GitcodeApi,
  key: PullRequestKey,
  { report, login }: { readonly report: VerdictReport; readonly login: string },
): Promise<void> {
  const root = `${await api.locate(key.repository)}/pulls/${key.number}`;
  const { testers } = await requireHead(api, key, report.headSha);
  const passed = testers?.find((tester) => tester.login === login)?.accept ?? null;
  if (report.verdict === 'covered' && passed !== true) {
    await api.ask({ method: 'POST', path: `${root}/test`, body: {}, permission: TEST_NEED });
  }
  if (report.verdict !== 'covered' && passed !== false) {
    await api.ask({ method: 'PATCH', path: `${root}/testers`, body: { reset_all: true }, permission: TEST_NEED });
  }
}
