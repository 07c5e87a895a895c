import type { WebhookNotice } from '#rules/webhook-event.ts';

/** The subject of an action of a link, for the filter of its activity. */
export enum ActivityKind {
  SIGNATURE = 'SIGNATURE',
  CORPORATION = 'CORPORATION',
  EMPLOYEE = 'EMPLOYEE',
  CLA = 'CLA',
  LINK = 'LINK',
  GATE = 'GATE',
  ACCESS = 'ACCESS',
}

/** What a notice may depend on beside its action. */
export interface NoticeFacts {
  readonly details: Readonly<Record<string, string | number>>;
  /** Whether the corporation of the event was ever approved. */
  readonly wasApproved: boolean;
}

/**
 * How an act of an account is bounded: by the budget of the day; by a pace, for what closes or secures something but
 * could be repeated without end; or not at all, because it ends what was counted when it began.
 */
export type Bound = 'budget' | 'pace' | 'none';

/** What follows from an event. */
interface Consequences {
  /** Names of jobs that it enqueues in its transaction. Strings, because jobs import the modules that record events. */
  readonly jobs?: readonly string[];
  /** What webhooks send about it. */
  readonly webhook?: WebhookNotice | ((facts: NoticeFacts) => WebhookNotice);
  /** The kind by which metrics count it as a signing. */
  readonly signed?: 'individual' | 'employee' | 'corporation';
  /** Default: `budget`. */
  readonly bound?: Bound;
}

type Details = Readonly<Record<string, string | number | undefined>>;

/** An event of an account or of the service, which no activity of a link shows. */
export interface ServiceEvent<D extends object> extends Consequences {
  /** Never set: it carries the type of the details. */
  readonly details?: D;
}

/** An event that the activity of its link shows. */
export interface LinkEvent<D extends object> extends ServiceEvent<D> {
  readonly kind: ActivityKind;
  /** What happened, in the words of the schema. */
  readonly description: string;
}

/** Details of an event that has none. */
type None = Record<string, never>;

/** Defines an event that the activity of its link shows; `D` is the type of its details. */
export function linkEvent<D extends Details>(
  kind: ActivityKind,
  description: string,
  consequences: Consequences = {},
): LinkEvent<D> {
  return { kind, description, ...consequences };
}

/** Defines an event that no activity shows; `D` is the type of its details. */
export function serviceEvent<D extends Details = None>(consequences: Consequences = {}): ServiceEvent<D> {
  return consequences;
}
