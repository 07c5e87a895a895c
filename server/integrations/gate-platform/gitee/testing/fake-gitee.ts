import {
  bindAll,
  emptyState,
  startHost,
  type FakeOptions,
} from '#server/integrations/gate-platform/testing/fake-host.ts';
import { rerunCheck, tellPull } from './fake-webhooks.ts';
import { GITEE_FACE } from './gitee-face.ts';

/**
 * Starts a Gitee on 127.0.0.1: the requests of a gate, webhooks, and what Gitee makes of them, above all whether a pull
 * request can be merged.
 */
export async function startFakeGitee(options: FakeOptions = {}) {
  const state = emptyState(GITEE_FACE, options);
  return {
    ...(await startHost(state, options)),
    /** Sends the webhooks for any other event of a pull request. */
    ...bindAll(state, { tell: tellPull, rerun: rerunCheck }),
  };
}

/** A running fake. */
export type FakeGitee = Awaited<ReturnType<typeof startFakeGitee>>;
