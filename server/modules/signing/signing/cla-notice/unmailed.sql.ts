/**
 * Whether a signing is not mailed about new versions: nobody has proved its address, and its link has no sender of its
 * own. A file can name any number of strangers, whom the service does not mail for somebody else.
 */
export const isUnmailed = (signing: string, link: string): string => `(
  exists (select 1 from signing_origin o where o.signing = ${signing} and o.level in ('account', 'listed'))
  and not exists (select 1 from link l where l.id = ${link} and l.sender_credential_id is not null))`;
