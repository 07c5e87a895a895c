import { isUnproved } from '#server/modules/signing/signing/origin/unproved.sql.ts';

/**
 * Whether a signing is not mailed about new versions: nobody has proved its address, and its link has no sender of its
 * own. The service does not mail strangers for somebody else.
 */
export const isUnmailed = (signing: string, link: string): string => `(
  ${isUnproved(signing)}
  and not exists (select 1 from link l where l.id = ${link} and l.sender_credential_id is not null))`;
