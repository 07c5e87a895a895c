import { AUDIT_EVENTS, type LinkAction } from '#server/modules/ground/audit/audit-events.ts';
import type { ActivityKind, LinkEvent } from '#server/modules/ground/audit/events/define-event.ts';

/** Every action of a link: its subject, and what happened, in the terms of the schema. */
export const LINK_ACTIONS = Object.fromEntries(
  Object.entries(AUDIT_EVENTS).filter(([, event]) => 'kind' in event),
) as Readonly<Record<LinkAction, LinkEvent<object>>>;

/** The actions of one kind, or of all. */
export function actionsOf(kind: ActivityKind | null): LinkAction[] {
  const actions = Object.keys(LINK_ACTIONS) as LinkAction[];
  return kind === null ? actions : actions.filter((action) => LINK_ACTIONS[action].kind === kind);
}
