import type { IntlShape } from 'react-intl';
import type { Form, Problems } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';
import type { EmailDomainsQuery } from '#generated/graphql.ts';
import { emailDomain, isEmail } from '#rules/email.ts';
import { isTypedCode } from '#rules/typed-code.ts';

/** A domain that the corporation has. */
export type OwnDomain = EmailDomainsQuery['corporation']['emailDomains'][number];

/** What is typed to add an email domain. */
interface NewDomain {
  readonly email: string;
  readonly verificationCode: string;
}

/** The form that adds an email domain. */
export type NewDomainForm = Form<NewDomain>;

/** What the form shows itself, whether the code or the domain was refused. */
export const DOMAIN_REFUSALS: Refusals<keyof NewDomain> = {
  inputs: {
    invalid_email: 'email',
    restricted_email_suffix: 'email',
    unmatch_email_domain: 'email',
    sameEmailSuffix: 'email',
    wrong_verification_code: 'verificationCode',
    expired_verification_code: 'verificationCode',
  },
  codes: ['too_many_request', 'bad_request_parameter'],
};

/** What is wrong with it, as far as the page can know. */
export function newDomainProblems(
  intl: IntlShape,
  { email, verificationCode }: NewDomain,
  domains: readonly OwnDomain[],
): Problems<NewDomain> {
  return {
    email: emailProblem(intl, email.trim(), domains),
    verificationCode: isTypedCode(verificationCode)
      ? undefined
      : intl.formatMessage({ id: 'emailDomains.problem.code' }),
  };
}

function emailProblem(intl: IntlShape, email: string, domains: readonly OwnDomain[]): string | undefined {
  if (email === '') {
    return intl.formatMessage({ id: 'emailDomains.problem.email' });
  }
  if (!isEmail(email)) {
    return intl.formatMessage({ id: 'errors.invalid_email' }, { reason: 'none' });
  }
  const domain = emailDomain(email);
  const isOwn = domains.some((own) => own.domain === domain);
  return isOwn ? intl.formatMessage({ id: 'emailDomains.problem.own' }, { domain }) : undefined;
}
