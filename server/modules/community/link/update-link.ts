import { isDeepStrictEqual } from 'node:util';
import { normalizeEmail } from '#rules/email.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { requireSecondFactor } from '#server/modules/access/session/second-factor/require-second-factor.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { Link } from './link.entity.ts';
import { getChangeableLink, type OwnLink } from './own-link.ts';
import { getSender, hasRenewedSender, type LinkSender } from './own-sender.ts';
import { checkAlias, checkGracePeriod, checkRetention, checkReturnOrigins } from './project.rules.ts';
import { givenSwitches, type StatusVisibility } from './status-visibility.rules.ts';

/** Changes to a link; what is omitted or null stays. */
export interface UpdateLinkInput {
  readonly linkId: string;
  readonly alias?: string | null | undefined;
  readonly gracePeriodDays?: number | null | undefined;
  readonly senderAddress?: string | null | undefined;
  readonly requiresSecondFactor?: boolean | null | undefined;
  /** Whether the status of addresses is answered to API keys alone. */
  readonly statusNeedsKey?: boolean | null | undefined;
  /** What strangers learn about the status of addresses. */
  readonly statusVisibility?: StatusVisibility | null | undefined;
  /** Days after the end of a signing until its personal data are erased; 0: they are kept. */
  readonly retentionDays?: number | null | undefined;
  /** Whether nothing is erased, neither by age nor on request. */
  readonly legalHold?: boolean | null | undefined;
  /** Whether the search on the home page finds it. */
  readonly listed?: boolean | null | undefined;
  /** Origins whose pages signers may be led back to. */
  readonly returnOrigins?: readonly string[] | null | undefined;
}

type Facts = Partial<
  Pick<
    Link,
    | 'alias'
    | 'answersHashes'
    | 'gracePeriodDays'
    | 'kindNeedsKey'
    | 'legalHold'
    | 'listed'
    | 'requiresSecondFactor'
    | 'retentionDays'
    | 'returnOrigins'
    | 'statusNeedsKey'
  > &
    LinkSender
>;

/**
 * Changes the name, the grace period or the sender of a link, whether its managers need a second factor, what strangers
 * learn about the status of addresses, what is erased when, or whether the home page finds it; its public id stays.
 * Errors: those of `getChangeableLink`; with a sender, a further return origin, another requirement, another retention
 * and another hold those of `requireStepUp`; `second_factor_missing` when the manager who requires a second factor has
 * none; `bad_request_parameter` with `alias` (and the `character` that cannot be printed), `gracePeriodDays` (0 to
 * 3650), `retentionDays` (0 to 36500), `returnOrigins` (at most 20 https origins), `statusVisibility` (when it
 * contradicts `statusNeedsKey`) or `senderAddress` (neither the current one, nor authorised by the manager, nor the
 * service's where links may use it); `link_exists` when the project is linked under this alias.
 */
export async function updateLink(ctx: AppContext, input: UpdateLinkInput): Promise<Link> {
  const own = await getChangeableLink(ctx, input.linkId);
  const { actor, link, account } = own;
  await requireProof(ctx, own, input);
  const facts = await checkFacts(ctx, own, input);
  refuseUnprintable([['alias', facts.alias ?? '']]);
  const changed = Object.keys(facts).filter((name) => name !== 'senderCredential');
  if (changed.length === 0) {
    return link;
  }
  return change(ctx, async (tx) => {
    const stored = await tx.em.findOneOrFail(Link, link.id);
    tx.em.assign(stored, facts);
    if (facts.senderAddress !== undefined) {
      await notifyOwner(ctx, tx, {
        owner: account,
        template: 'sender_changed',
        about: facts.senderAddress ?? input.senderAddress ?? '',
      });
    }
    const details = { linkId: link.linkId, changed: changed.join(',') };
    tx.audit({ action: 'LINK_UPDATED', actor, link, subject: link.id, details });
    return stored;
  });
}

/**
 * What leads mail or signers elsewhere, opens the link to who has only a password, or decides what is erased, needs a
 * fresh proof.
 */
async function requireProof(
  ctx: AppContext,
  { link, account, session }: OwnLink,
  input: UpdateLinkInput,
): Promise<void> {
  const isRequirement = isOther(input.requiresSecondFactor, link.requiresSecondFactor);
  if (isRequirement && input.requiresSecondFactor) {
    await requireSecondFactor(ctx, account);
  }
  const leadsElsewhere = (input.returnOrigins ?? []).some((origin) => !link.returnOrigins.includes(origin));
  const decidesErasure = isOther(input.retentionDays, link.retentionDays) || isOther(input.legalHold, link.legalHold);
  if (isRequirement || leadsElsewhere || decidesErasure || isGiven(input.senderAddress)) {
    await requireStepUp(ctx, session);
  }
}

async function checkFacts(ctx: AppContext, { link, account }: OwnLink, input: UpdateLinkInput): Promise<Facts> {
  const { alias, gracePeriodDays, senderAddress, requiresSecondFactor, listed, legalHold } = input;
  const { statusNeedsKey, kindNeedsKey, answersHashes } = givenSwitches(input);
  const returnOrigins = isGiven(input.returnOrigins) ? checkReturnOrigins(input.returnOrigins) : link.returnOrigins;
  const given = {
    alias: isGiven(alias) ? checkAlias(alias) : link.alias,
    gracePeriodDays: isGiven(gracePeriodDays) ? checkGracePeriod(gracePeriodDays) : link.gracePeriodDays,
    retentionDays: isGiven(input.retentionDays) ? checkRetention(input.retentionDays) : link.retentionDays,
  };
  return {
    ...(given.alias === link.alias ? {} : { alias: given.alias }),
    ...(given.gracePeriodDays === link.gracePeriodDays ? {} : { gracePeriodDays: given.gracePeriodDays }),
    ...(given.retentionDays === link.retentionDays ? {} : { retentionDays: given.retentionDays }),
    ...(isOther(legalHold, link.legalHold) ? { legalHold } : {}),
    ...(isOther(requiresSecondFactor, link.requiresSecondFactor) ? { requiresSecondFactor } : {}),
    ...(isOther(statusNeedsKey, link.statusNeedsKey) ? { statusNeedsKey } : {}),
    ...(isOther(kindNeedsKey, link.kindNeedsKey) ? { kindNeedsKey } : {}),
    ...(isOther(answersHashes, link.answersHashes) ? { answersHashes } : {}),
    ...(isOther(listed, link.listed) ? { listed } : {}),
    ...(isDeepStrictEqual(returnOrigins, link.returnOrigins) ? {} : { returnOrigins }),
    ...(isGiven(senderAddress) ? await senderFacts(ctx, { link, account }, senderAddress) : {}),
  };
}

/** Allows keeping the current sender, which may be another administrator's. */
function isSenderOf(link: Link, address: string): boolean {
  return isGiven(link.senderAddress) && normalizeEmail(address) === normalizeEmail(link.senderAddress);
}

async function senderFacts(
  ctx: AppContext,
  { link, account }: Pick<OwnLink, 'link' | 'account'>,
  address: string,
): Promise<Facts> {
  if (isSenderOf(link, address) && !(await hasRenewedSender(ctx, account, link))) {
    return {};
  }
  const sender = await getSender(ctx, account, address);
  return sender.senderCredential === (link.senderCredential?.id ?? null) ? {} : sender;
}

function isOther<T>(value: T | null | undefined, current: T): value is T {
  return isGiven(value) && value !== current;
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
