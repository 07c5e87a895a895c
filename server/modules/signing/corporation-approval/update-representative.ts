import { emailDomain, normalizeEmail } from '#rules/email.ts';
import { NAME_MAX_LENGTH } from '#rules/field-value.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { makeOneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { checkEmail, checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import {
  CorporationSigningState,
  type CorporationSigning,
} from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { deleteUploadLinks } from '#server/modules/signing/corporation/issue-upload-link.ts';
import {
  getChangeableCorporationSigning,
  lockCorporationSigning,
  requireState,
} from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { checkName } from '#server/modules/signing/signing/submission.ts';
import { passAdministration } from './pass-administration.ts';
import { reportRepresentativeChange } from './report-representative.ts';

export interface UpdateRepresentativeInput {
  readonly id: string;
  readonly representativeName: string;
  readonly representativeEmail: string;
}

type Representative = Pick<CorporationSigning, 'representativeName' | 'representativeEmail' | 'representativeEmailKey'>;

/**
 * Changes the name and address of a corporation's representative, and of its administrator once completed. What was
 * signed stays as it was. A new address may belong to another person: upload links and the administrator's sessions and
 * reset links end, a new one-time password is mailed to it, and the earlier address is mailed a link that undoes the
 * change. Errors: those of `getChangeableCorporationSigning` and `requireStepUp`; `not_ready_to_sign` when the signing
 * is deleted, `bad_request_parameter`, `invalid_email`, for a new address those of `checkMailbox`; `not_same_corp` for an address outside the corporation's domains,
 * `resigned` when it represents another corporation of the link, `exits_email` when it is another manager's.
 */
export async function updateRepresentative(
  ctx: AppContext,
  input: UpdateRepresentativeInput,
): Promise<CorporationSigning> {
  const { actor, link, session, ...own } = await getChangeableCorporationSigning(ctx, input.id);
  await requireStepUp(ctx, session);
  const representative = checkRepresentative(ctx, own.signing, input);
  requireChangeable(own.signing);
  const oneTime = await makeOneTimePassword();
  return change(ctx, async (tx) => {
    const signing = await lockCorporationSigning(tx.em, own.signing);
    requireChangeable(signing);
    await refuseOtherDomain(tx, signing, representative);
    const changed = changedFacts(signing, representative);
    if (changed.length === 0) {
      return signing;
    }
    const { representativeName: name, representativeEmail: email, representativeEmailKey: emailKey } = signing;
    Object.assign(signing, representative);
    await passAdministration(ctx, tx, { signing, link, oneTime });
    if (emailKey !== signing.representativeEmailKey) {
      await deleteUploadLinks(tx, signing);
      await reportRepresentativeChange(ctx, tx, { signing, link, previous: { name, email } });
    }
    const details = { reference: signing.reference, changed: changed.join(',') };
    tx.audit({ action: 'REPRESENTATIVE_CHANGED', actor, link, subject: signing.id, details });
    return signing;
  });
}

function checkRepresentative(
  { deps }: AppContext,
  signing: CorporationSigning,
  { representativeName, representativeEmail }: UpdateRepresentativeInput,
): Representative {
  const field = 'representativeEmail';
  const name = checkName(representativeName, { field: 'representativeName', maxLength: NAME_MAX_LENGTH });
  const isKept = normalizeEmail(representativeEmail) === signing.representativeEmailKey;
  const { reachableDomains } = deps.config;
  // A representative who keeps the address can still be renamed, even if the address has become invalid.
  const email = isKept
    ? checkEmail(representativeEmail, field)
    : checkMailbox(representativeEmail, { reachableDomains, field });
  return { representativeName: name, representativeEmail: email, representativeEmailKey: normalizeEmail(email) };
}

function requireChangeable(signing: CorporationSigning): void {
  requireState(signing, CorporationSigningState.UNCOMPLETED, CorporationSigningState.COMPLETED);
}

/** Allows only the corporation's domains: nobody has proved any other. */
async function refuseOtherDomain(
  { em }: Change,
  signing: CorporationSigning,
  { representativeEmail }: Representative,
): Promise<void> {
  const own = { corporationSigning: signing, domain: emailDomain(representativeEmail) };
  if ((await em.count(CorporationDomain, own)) === 0) {
    throw new AppError('not_same_corp', { field: 'representativeEmail' });
  }
}

function changedFacts(signing: CorporationSigning, wanted: Representative): string[] {
  return (['representativeName', 'representativeEmail'] as const).filter((fact) => signing[fact] !== wanted[fact]);
}
