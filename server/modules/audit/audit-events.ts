/** Every action that is recorded, with what is recorded of it: ids, codes and hashes, never names or addresses (design §3). */
export type AuditAction =
  | {
      readonly action: 'INDIVIDUAL_SIGNED';
      readonly details: { reference: string; linkId: string; claSha256: string; documentSha256: string };
    }
  | { readonly action: 'INDIVIDUAL_SIGNING_ENDED'; readonly details: { reference: string; reason: string } }
  | { readonly action: 'LINK_CREATED'; readonly details: { linkId: string } };

/** One event, as a use case reports it; `subject` is the id of the record that it is about. */
export type AuditRecord = AuditAction & { readonly subject: string };
