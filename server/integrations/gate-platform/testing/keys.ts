import type { PullRequestKey, VerdictReport } from '#server/integrations/gate-platform/gate-platform.ts';
import { pathOf } from './fake-places.ts';

interface Repository {
  readonly id: number;
  readonly owner: { readonly login: string };
  readonly name: string;
}

/** A repository of a fake as the gate names it. */
export function repositoryKey(repository: Repository) {
  return { id: String(repository.id), path: pathOf(repository) };
}

/** A pull request of a fake as the gate names it. */
export function pullKey(pull: { readonly repository: Repository; readonly number: number }): PullRequestKey {
  return { repository: repositoryKey(pull.repository), number: pull.number };
}

/** A verdict about a commit. */
export function reportOf(headSha: string, report: Partial<VerdictReport> = {}): VerdictReport {
  return {
    headSha,
    verdict: 'covered',
    failure: false,
    title: 'All authors have signed',
    summary: 'ada: covered',
    url: 'https://cla.example.org/gate/example/community/compiler/1',
    ...report,
  };
}
