import type { Actor } from '#server/modules/ground/audit/actor.ts';
import type { CommunityAccount } from './community-account.entity.ts';
import { Manager } from './manager.entity.ts';

/** Returns the actor of an account or manager. */
export function actorOf(owner: CommunityAccount | Manager): Actor {
  return { kind: owner instanceof Manager ? 'corporation-manager' : 'community-manager', id: owner.id };
}
