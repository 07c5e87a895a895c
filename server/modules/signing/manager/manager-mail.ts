import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';

interface Workplace {
  readonly corporation: CorporationSigning;
  readonly link: Link;
}

/** What every mail to a manager about their own account says; templates add what is their own. */
export function managerMail(
  manager: Manager,
  { corporation, link }: Workplace,
): Omit<Mail<'employee_manager_removed'>, 'template'> {
  return {
    language: manager.language,
    recipient: manager.email,
    link,
    corporationSigning: corporation,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: manager.name,
      corporationName: corporation.corporationName,
      account: manager.account,
    },
  };
}
