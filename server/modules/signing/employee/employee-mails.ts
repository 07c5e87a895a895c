import type { AppContext } from '#server/context.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { signedMailFacts } from '#server/modules/signing/signing/act.ts';
import { signedPageLink } from '#server/modules/signing/signing/signed-page-link.ts';
import type { Act } from '#server/modules/signing/signing/signing-act.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** An employee signing that was just stored, and the managers to notify. */
export interface NewEmployeeSigning {
  readonly act: Act;
  readonly link: Link;
  readonly signing: EmployeeSigning;
  readonly corporation: CorporationSigning;
  /** The corporation's active employee managers. */
  readonly managers: readonly Manager[];
  /** As returned by `findExpiredSince`. */
  readonly expiredSince: string;
  readonly documentToken: string;
}

/** The mail that confirms the signing to the employee; the signed document is attached later. */
export function employeeSignedMail(
  ctx: AppContext,
  { act, link, signing, ...news }: NewEmployeeSigning,
): Mail<'employee_signed'> {
  const isActive = signing.state === EmployeeSigningState.ACTIVE;
  return {
    template: 'employee_signed',
    language: act.language,
    recipient: act.email,
    link,
    corporationSigning: news.corporation,
    data: {
      ...signedMailFacts(act),
      corporationName: act.corporationName,
      managers: isActive ? '' : news.managers.map(({ name, email }) => `${name}: ${email}`).join('\n'),
      expiredSince: news.expiredSince,
    },
    ...signedPageLink(ctx, news.documentToken),
  };
}
