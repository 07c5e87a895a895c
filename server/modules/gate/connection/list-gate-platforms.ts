import type { AppContext } from '#server/context.ts';
import { CONNECTABLE_ADAPTERS } from '#server/integrations/gate-platform/gate-platforms.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import type { GatePlatformFacts } from './gate-platform-facts.types.ts';

/** Lists the platforms that can be connected, with what each can do. Errors: those of `requireCommunityManager`. */
export async function listGatePlatforms(ctx: AppContext): Promise<GatePlatformFacts[]> {
  await requireCommunityManager(ctx);
  return CONNECTABLE_ADAPTERS.map(({ name, capabilities }) => ({
    platform: name,
    connectedByApp: capabilities.connectedBy === 'app',
    blocking: capabilities.blocking,
    commitCap: capabilities.commitCap,
    signedBody: capabilities.signedBody,
    resend: capabilities.resend,
    checks: capabilities.checks,
    tester: capabilities.tester,
    resolvableComments: capabilities.resolvableComments,
    mergeQueue: capabilities.mergeQueue,
    textChanges: capabilities.textChanges,
    vouching: [...capabilities.vouching],
  }));
}
