import {
  bindAll,
  emptyState,
  startHost,
  type FakeOptions,
} from '#server/integrations/gate-platform/testing/fake-host.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { tellPull } from './fake-webhooks.ts';
import { GITCODE_FACE } from './gitcode-face.ts';

/**
 * Starts a GitCode on 127.0.0.1: the requests of a gate, webhooks without a second try, and what the community's robot
 * and the platform make of labels, tests and comments, above all whether a pull request can be merged.
 */
export async function startFakeGitcode(options: FakeOptions = {}) {
  const state = emptyState(GITCODE_FACE, options);
  return {
    ...(await startHost(state, options)),
    /** Sends the webhooks for any other event of a pull request. */
    ...bindAll(state, { tell: tellPull }),
    mergeable: isMergeable,
  };
}

/** A running fake. */
export type FakeGitcode = Awaited<ReturnType<typeof startFakeGitcode>>;

/** What the robot that merges demands. */
interface MergeLabels {
  readonly covered: string;
  readonly uncovered: string;
}

/** Whether it could be merged now: the robot reads labels, the platform its own settings. */
function isMergeable(pull: FakePull, { covered, uncovered }: MergeLabels): boolean {
  const { repository, labels, testedBy, state } = pull;
  const tested = repository.requiredTester === null || testedBy.has(repository.requiredTester);
  const resolved = !repository.resolveAll || commentsOf(pull).every(({ needToResolve }) => needToResolve !== true);
  return state === 'open' && labels.has(covered) && !labels.has(uncovered) && tested && resolved;
}
