import { TEST_EVENT, type WebhookNotice } from '#rules/webhook-event.ts';

/** The person an event is about. */
export interface Person {
  readonly name: string;
  readonly email: string;
}

/** The pull request that was judged, and the head of the verdict. */
export interface JudgedPullRequest {
  readonly url: string;
  readonly headSha: string;
}

/** What the body of an event states beside its type. */
export interface BodyFacts {
  readonly at: Date;
  /** Public id of the link. */
  readonly linkId: string;
  /** Reference of the signing, or id of the CLA or the pull request. */
  readonly subject: { readonly reference: string } | { readonly id: string };
  /** Place of the event in the link's chain of audit events: of two about one subject, the higher is the later. */
  readonly sequence: number;
  /** Undefined for anything else, and for one that is gone. */
  readonly pullRequest: JudgedPullRequest | undefined;
  /** Only for webhooks that get personal data. */
  readonly person: Person | undefined;
}

/** Writes the body of an event. */
export function eventBody({ type, kind, state }: WebhookNotice, facts: BodyFacts): string {
  const { at, linkId, subject, sequence, pullRequest, person } = facts;
  const named = person && { name: person.name, email: person.email };
  const data = { linkId, ...subject, kind, state, sequence, ...pullRequest, ...named };
  return JSON.stringify({ type, timestamp: at, data });
}

/** Writes the body of a test; `id` is the webhook's. */
export function testBody(id: string, { at, linkId }: Pick<BodyFacts, 'at' | 'linkId'>): string {
  return JSON.stringify({ type: TEST_EVENT, timestamp: at, data: { linkId, id } });
}
