import { defineEntity, p } from '@mikro-orm/core';
import { Link } from '#server/modules/community/link/link.entity.ts';

const ErasedOriginSchema = defineEntity({
  name: 'ErasedOrigin',
  properties: {
    /** SHA-256 of `<link id>:<key>`; the key is that of a row, or names an address or account as `erased-origin.rules.ts`. */
    keySha256: p.character().length(64).primary(),
    link: () => p.manyToOne(Link).ref().deleteRule('cascade'),
  },
  indexes: [{ name: 'erased_origin_link_index', properties: ['link'] }],
});

/** That a row of a source, an address or an account was erased, so that importing a file does not bring it back. */
export class ErasedOrigin extends ErasedOriginSchema.class {}
ErasedOriginSchema.setClass(ErasedOrigin);
