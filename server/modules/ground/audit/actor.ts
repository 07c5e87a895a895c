/** Who performs an action. Guards return the actor of a request; audit events record it. */
export type Actor =
  | { readonly kind: 'anonymous' | 'signer' | 'system' }
  | { readonly kind: 'community-manager' | 'corporation-manager'; readonly id: string }
  /** `accountId` is the account of the community manager who made the key. */
  | { readonly kind: 'api-key'; readonly id: string; readonly accountId: string };

/** A signer, who has no account: a verification code has proved the address. */
export const SIGNER: Actor = { kind: 'signer' };

/** The service itself, in work that nobody requested. */
export const SYSTEM: Actor = { kind: 'system' };

/**
 * Returns the stored form of an actor: the id of the account or key, or the kind of actors without one. Never a name or
 * an address.
 */
export function actorKey(actor: Actor): string {
  return 'id' in actor ? actor.id : actor.kind;
}
