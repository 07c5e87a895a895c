import canonicalize from 'canonicalize';

/** The facts of an event that its hash covers: all but the IP address, which can be erased. */
export interface EventFacts {
  readonly id: string;
  readonly action: string;
  readonly actor: string;
  readonly subject: string;
  readonly details: Readonly<Record<string, string | number>>;
  readonly createdAt: Date;
  /** Null or absent: the service's own chain. */
  readonly linkId?: string | null | undefined;
}

/** Returns the text that an event's hash covers: RFC 8785 canonical JSON. The database builds the same in `audit_event_body`. */
export function eventBody({ createdAt, linkId, ...facts }: EventFacts): string {
  return canonicalJson({
    id: facts.id,
    action: facts.action,
    actor: facts.actor,
    subject: facts.subject,
    details: facts.details,
    at: createdAt.toISOString(),
    link: linkId ?? null,
  });
}

/** Returns the RFC 8785 canonical form of a value. Throws when JSON has no form for it. */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value);
  if (text === undefined) {
    throw new TypeError('the value has no JSON form');
  }
  return text;
}
