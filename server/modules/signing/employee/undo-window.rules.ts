/** Milliseconds in which a manager can undo an activation or deactivation. */
const UNDO_MS = 12_000;

/** Milliseconds before its mail leaves: longer, so that a change undone at the last moment was not announced. */
const MAIL_DELAY_MS = 15_000;

/** Returns when the mail about a change that was just made leaves. */
export function mailDueAt(changedAt: Date): Date {
  return new Date(changedAt.getTime() + MAIL_DELAY_MS);
}

/** Whether a change can still be undone. */
export function canUndo(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() <= UNDO_MS;
}
