import type { AppContext } from '#server/context.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

/** Returns the corporation of the manager who makes the request. Errors: those of `requireCorporationManager`. */
export async function getOwnCorporation(ctx: AppContext): Promise<CorporationSigning> {
  const { manager } = await requireCorporationManager(ctx);
  return manager.corporationSigning.$;
}
