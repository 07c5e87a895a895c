import {
  bindAll,
  emptyState,
  startHost,
  type FakeOptions,
} from '#server/integrations/gate-platform/testing/fake-host.ts';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { passes } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type {
  FakeAccount,
  FakeMergeGroup,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { changeInstallation, changeReach, createApp, install } from './fake-apps.ts';
import type { FakeApp, FakeGithubState } from './fake-github-state.ts';
import { enqueue, settleGroup, tellGroup } from './fake-mergeable.ts';
import { presentRunEvent, presentSuite } from './fake-present-check.ts';
import {
  createRepository,
  editRepository,
  forkRepository,
  renameRepository,
  setArchived,
  setPrivate,
  transferRepository,
} from './fake-repositories.ts';
import { tellPull } from './fake-tell.ts';
import { emit, signedHeaders } from './fake-webhooks.ts';
import { GITHUB_FACE } from './github-face.ts';

/**
 * Starts a GitHub on 127.0.0.1: the REST and GraphQL requests of a gate, webhooks, the manifest flow, and what GitHub
 * makes of them, above all whether a pull request can be merged.
 */
export async function startFakeGithub(options: FakeOptions = {}) {
  const state: FakeGithubState = {
    ...emptyState(GITHUB_FACE, options),
    formerPaths: new Map(),
    apps: new Map(),
    installations: new Map(),
    grants: new Map(),
    conversions: new Map(),
    showsDiffs: true,
  };
  return {
    ...(await startHost(state, options)),
    ...bindAll(state, {
      createRepository,
      forkRepository,
      editRepository,
      renameRepository,
      transferRepository,
      setArchived,
      setPrivate,
      createApp,
      /** Installs an App on an account: on the named repositories, or on all. */
      install,
      changeInstallation,
      changeReach,
      /** Sends the webhooks for any other event of a pull request. */
      tell: tellPull,
      enqueue,
      /** Ends a merge group: merges it if its checks pass, else throws it out; returns which. */
      settleGroup,
      tellGroup,
      rerun,
      /** Sends any other webhook. */
      emit,
    }),
    groupPasses: ({ repository, branch, headSha }: FakeMergeGroup): boolean => passes(repository, branch, headSha),
    /** Makes all tokens unknown. */
    revokeTokens: (): void => state.grants.clear(),
    /** Headers that a body of an App's webhook is signed with. */
    sign: signedHeaders,
  };
}

/** A running fake. */
export type FakeGithub = Awaited<ReturnType<typeof startFakeGithub>>;

interface RerunRequest {
  readonly sha: string;
  readonly by: FakeAccount;
  readonly app: FakeApp;
  readonly event?: 'check_run' | 'check_suite';
  readonly action?: 'rerequested' | 'completed';
}

/** Clicks on "Re-run" of our check, or of all checks of a commit; or reports their end. */
function rerun(
  state: FakeGithubState,
  repository: FakeRepository,
  { sha, by, app, event = 'check_run', action = 'rerequested' }: RerunRequest,
): void {
  const checked = { app, sha };
  const subject =
    event === 'check_run'
      ? presentRunEvent(state, repository, checked)
      : presentSuite(state, repository, { ...checked, id: takeId(state) });
  const installation = [...state.installations.values()].find(
    (known) => known.app === app && known.account === repository.owner,
  );
  const to = installation === undefined ? {} : { installation };
  emit(state, { event, action, repository, sender: by, payload: { [event]: subject }, ...to });
}
