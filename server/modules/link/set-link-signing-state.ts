import { VISITOR_TEXT_MAX_LENGTH } from '#rules/project.ts';
import { toTextOfLines } from '#rules/text-of-lines.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { Link, LinkSigningState } from './link.entity.ts';
import { getChangeableLink } from './own-link.ts';

/** Whether a link takes new signings, and what its visitors read otherwise. */
export interface SetLinkSigningStateInput {
  readonly linkId: string;
  readonly state: LinkSigningState;
  readonly visitorText?: string | null | undefined;
}

const ACTIONS = {
  [LinkSigningState.OPEN]: 'LINK_OPENED',
  [LinkSigningState.PAUSED]: 'LINK_PAUSED',
  [LinkSigningState.CLOSED]: 'LINK_CLOSED',
} as const;

/**
 * Pauses or closes a link for new signings, or opens it again. Signings that are under way are stored first or refused:
 * they hold the link's row. Errors: those of `getChangeableLink`, `bad_request_parameter` with `visitorText` above 500
 * characters or with control characters other than line breaks.
 */
export async function setLinkSigningState(ctx: AppContext, input: SetLinkSigningStateInput): Promise<Link> {
  const { actor, link } = await getChangeableLink(ctx, input.linkId);
  const { state } = input;
  const visitorText = state === LinkSigningState.OPEN ? null : checkVisitorText(input.visitorText ?? '');
  if (state === link.signingState && visitorText === (link.visitorText ?? null)) {
    return link;
  }
  return change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(Link, link.id);
    tx.em.assign(stored, { signingState: state, visitorText });
    tx.audit({ action: ACTIONS[state], actor, link, subject: link.id, details: { linkId: link.linkId } });
    return stored;
  });
}

/** The text without blanks around it; null for none. */
function checkVisitorText(given: string): string | null {
  const text = toTextOfLines(given, VISITOR_TEXT_MAX_LENGTH);
  if (text === undefined) {
    throw new AppError('bad_request_parameter', { field: 'visitorText' });
  }
  return text === '' ? null : text;
}
