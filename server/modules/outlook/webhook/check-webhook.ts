import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findTarget } from '#server/integrations/webhook/webhook-target.ts';

/** Returns an address that may be a target, as it is stored. Error: `bad_request_parameter` with `url`. */
export function checkUrl({ deps }: Pick<AppContext, 'deps'>, address: string): string {
  const target = findTarget(address, deps.config.webhookTargets);
  if (target === undefined) {
    throw new AppError('bad_request_parameter', { field: 'url' });
  }
  return target.url.href;
}

/** Returns events, each once, in a fixed order. Error: `bad_request_parameter` with `events` for none or an unknown one. */
export function checkEvents(given: readonly string[]): string[] {
  const events = WEBHOOK_EVENTS.filter((event) => given.includes(event));
  if (events.length === 0 || given.some((name) => !events.some((event) => event === name))) {
    throw new AppError('bad_request_parameter', { field: 'events' });
  }
  return events;
}
