import type { CorporationFacts } from '#server/integrations/mail/templates/mail-facts.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';

type Addressing = Pick<Mail, 'language' | 'recipient' | 'link' | 'corporationSigning'>;

/** Addressing of a mail to a corporation's representative. */
export function toRepresentative(signing: CorporationSigning, link: Link): Addressing {
  return {
    language: signing.language,
    recipient: signing.representativeEmail,
    link,
    corporationSigning: signing,
  };
}

/** Data common to all mails to a corporation's representative. */
export function representativeFacts(signing: CorporationSigning, link: Link): CorporationFacts {
  return {
    community: link.alias,
    projectUrl: link.projectUrl,
    name: signing.representativeName,
    corporationName: signing.corporationName,
  };
}
