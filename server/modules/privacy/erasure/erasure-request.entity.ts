import { defineEntity, p } from '@mikro-orm/core';
import { baseProperties } from '#server/db/base-properties.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';

/** How far a request for erasure is. */
export const ErasureState = { REQUESTED: 'requested', GRANTED: 'granted', REFUSED: 'refused' } as const;
export type ErasureState = (typeof ErasureState)[keyof typeof ErasureState];

const ErasureRequestSchema = defineEntity({
  name: 'ErasureRequest',
  properties: {
    ...baseProperties,
    link: () => p.manyToOne(Link).ref(),
    /** Id of the signing, of any kind; no foreign key, because the request outlives it. */
    signing: p.uuid(),
    /** Reference of the signing. */
    reference: p.string(),
    kind: p.enum(() => SigningKind),
    state: p.enum(() => ErasureState).default(ErasureState.REQUESTED),
    requestedAt: p.datetime(),
    /** In the words of the signer; null when none was given, and once the signing is erased. */
    reason: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
    /** Null while it is open, and when the signing came to its end otherwise, such as by age. */
    decidedBy: () => p.manyToOne(CommunityAccount).ref().nullable().deleteRule('restrict'),
    /** In the words of the manager, who refused; null once the signing is erased. */
    decisionReason: p.text().nullable(),
  },
  uniques: [{ name: 'erasure_request_open_unique', properties: ['signing'], where: "state = 'requested'" }],
  indexes: [
    { name: 'erasure_request_link_index', properties: ['link', 'requestedAt', 'id'] },
    { name: 'erasure_request_signing_index', properties: ['signing', 'requestedAt'] },
    { name: 'erasure_request_decided_by_index', properties: ['decidedBy'] },
  ],
});

/** A signer's request that the community erases a signing. It outlives the signing, without anything about its person. */
export class ErasureRequest extends ErasureRequestSchema.class {}
ErasureRequestSchema.setClass(ErasureRequest);
