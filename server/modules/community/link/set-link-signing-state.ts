import { VISITOR_TEXT_MAX_LENGTH } from '#rules/project.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { Link, LinkSigningState } from './link.entity.ts';
import { getChangeableLink } from './own-link.ts';
import { checkPlainText } from './plain-text.rules.ts';

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
  const visitorText =
    state === LinkSigningState.OPEN
      ? null
      : checkPlainText(input.visitorText, { field: 'visitorText', maxLength: VISITOR_TEXT_MAX_LENGTH });
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
