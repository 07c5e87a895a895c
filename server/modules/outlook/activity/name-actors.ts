import { isUuid } from '#rules/uuid.ts';
import type { Em } from '#server/db/open-database.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';

/** Who did something. */
export enum ActivityActorKind {
  SIGNER = 'SIGNER',
  COMMUNITY_MANAGER = 'COMMUNITY_MANAGER',
  CORPORATION_MANAGER = 'CORPORATION_MANAGER',
  API_KEY = 'API_KEY',
  SYSTEM = 'SYSTEM',
  UNKNOWN = 'UNKNOWN',
}

export interface ActivityActor {
  readonly kind: ActivityActorKind;
  /** Of an account or a key; null for actors without one, and once it is gone. */
  readonly name: string | null;
}

const NAMELESS: Readonly<Record<string, ActivityActor>> = {
  signer: { kind: ActivityActorKind.SIGNER, name: null },
  system: { kind: ActivityActorKind.SYSTEM, name: null },
};

/** Finds out who the stored actors are (`actorKey`); returns how to look one up. */
export async function nameActors(em: Em, keys: ReadonlySet<string>): Promise<(key: string) => ActivityActor> {
  const ids = { id: { $in: [...keys].filter(isUuid) } };
  const accounts = await em.find(CommunityAccount, ids);
  const managers = await em.find(Manager, ids);
  const apiKeys = await em.find(ApiKey, ids);
  const named = new Map<string, ActivityActor>([
    ...accounts.map(({ id, name }) => [id, { kind: ActivityActorKind.COMMUNITY_MANAGER, name }] as const),
    ...managers.map(({ id, name }) => [id, { kind: ActivityActorKind.CORPORATION_MANAGER, name }] as const),
    ...apiKeys.map(({ id, name }) => [id, { kind: ActivityActorKind.API_KEY, name }] as const),
  ]);
  return (key) => named.get(key) ?? NAMELESS[key] ?? { kind: ActivityActorKind.UNKNOWN, name: null };
}
