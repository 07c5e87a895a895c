import { cutText } from './cut-text.ts';
import type { CommentReport } from './gate-platform.ts';

/** Distinguishes our comment from others; anybody may copy it, so the author counts as well. */
const MARKER = '<!-- signet/cla -->';

/** A comment on a pull request, as far as it matters whether it is ours. */
export interface ShownComment {
  readonly id: string;
  readonly body: string;
  /** Null when the account was deleted. */
  readonly authorId: string | null;
}

/** Who comments, and how much the platform takes. */
export interface CommentFrame {
  readonly authorId: string;
  readonly maxBytes: number;
}

/** What is to be done so that one comment of ours remains that reads as the report. */
export interface CommentPlan {
  readonly body: string;
  /** Posts it again, edits ours with this id, or leaves everything as it is. */
  readonly write: 'post' | { readonly edit: string } | 'nothing';
  /** Ids of further comments of ours. Those of others are never touched. */
  readonly remove: readonly string[];
}

/** Compares the comments on a pull request with a report. */
export function planComment(
  comments: readonly ShownComment[],
  report: CommentReport,
  { authorId, maxBytes }: CommentFrame,
): CommentPlan {
  const ours = comments.filter((comment) => comment.authorId === authorId && comment.body.includes(MARKER));
  const body = `${cutText(report.body, maxBytes - MARKER.length - 2)}\n\n${MARKER}`;
  const kept = chooseKept(ours, body, report.mode);
  const write = kept === undefined ? 'post' : reads(kept, body) ? 'nothing' : { edit: kept.id };
  return { body, write, remove: ours.filter((comment) => comment !== kept).map(({ id }) => id) };
}

/** The comment that stays: the first one to be edited, or the newest if it reads as the new one would. */
function chooseKept(
  ours: readonly ShownComment[],
  body: string,
  mode: CommentReport['mode'],
): ShownComment | undefined {
  if (mode === 'edit') {
    return ours[0];
  }
  const newest = ours.at(-1);
  return newest !== undefined && reads(newest, body) ? newest : undefined;
}

/** Platforms may change line ends. */
function reads(comment: ShownComment, body: string): boolean {
  return comment.body.replaceAll('\r\n', '\n').trim() === body.replaceAll('\r\n', '\n').trim();
}
