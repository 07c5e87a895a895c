import { AppError } from '#server/errors/app-error.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Actor } from '#server/modules/ground/audit/actor.ts';

/** What an API key may open. */
export const ApiKeyScope = {
  STATUS_READ: 'status:read',
  SIGNINGS_READ: 'signings:read',
  CORPORATIONS_READ: 'corporations:read',
  EXPORT_READ: 'export:read',
  EVIDENCE_READ: 'evidence:read',
  GATE_EVALUATE: 'gate:evaluate',
} as const;
export type ApiKeyScope = (typeof ApiKeyScope)[keyof typeof ApiKeyScope];

/** What the key of a request grants: on behalf of the manager who made it, never more than they may do. */
export interface ApiKeyGrant {
  readonly actor: Actor;
  /** The manager who made it, with the organisations that they administered when last seen. */
  readonly account: CommunityAccount;
  readonly organizations: readonly string[];
  readonly organizationIds: Readonly<Record<string, string>>;
  readonly keyId: string;
  readonly scopes: readonly ApiKeyScope[];
  /** Internal id of its only link; null for all links that its manager may manage. */
  readonly link: string | null;
}

/**
 * Returns what the key of the request grants; undefined for a request without a key, which must prove itself otherwise.
 * Error: `no_permission` for a key without the scope.
 */
export function grantOf(
  { apiKey }: { readonly apiKey: ApiKeyGrant | undefined },
  scope: ApiKeyScope,
): ApiKeyGrant | undefined {
  if (apiKey !== undefined && !apiKey.scopes.includes(scope)) {
    throw new AppError('no_permission');
  }
  return apiKey;
}
