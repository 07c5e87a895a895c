import { emailDomain, isEmail, normalizeEmail } from '#rules/email.ts';
import type { ReasonCode } from '../../format/reasons.ts';
import { ACCOUNT, toGithubIdentity } from '../github-identity.ts';
import { commonOf, type Group, isLive, keyOf, personOf, type Signature } from './stored-signature.ts';

/** The record of somebody who signed for a corporation. */
export function toEmployee(one: Signature, group: Group): object | ReasonCode {
  const common = commonOf(one, group);
  const corporation = group.corporate.get(one.signature_user_ccla_company_id)?.signature;
  const { name, email, login } = personOf(one, group);
  if (common === undefined) {
    return 'invalid_time';
  }
  if (email === '') {
    return 'no_identity';
  }
  if (corporation === undefined || !isLive(corporation)) {
    return 'unknown_corporation';
  }
  if (group.documents.get(corporation.signature_id) === undefined) {
    return 'employee_waits';
  }
  const state = !isLive(one) ? 'removed' : isListed(corporation, { email, login }) ? 'active' : 'inactive';
  return {
    ...common,
    type: 'employee',
    key: keyOf('employee', group, one.signature_id),
    corporation: keyOf('corporation', group, corporation.signature_id),
    name,
    email,
    state,
    state_at: null,
  };
}

/** Whether a corporation lists somebody, as far as its lists alone can tell: who is in an organisation, they cannot. */
function isListed(
  corporation: Signature,
  { email, login }: { readonly email: string; readonly login: string },
): boolean {
  const domain = emailDomain(email);
  return (
    corporation.email_whitelist.some((one) => normalizeEmail(one) === normalizeEmail(email)) ||
    corporation.github_whitelist.some((one) => login !== '' && one.toLowerCase() === login.toLowerCase()) ||
    corporation.domain_whitelist.some((one) => {
      const [, parent] = /^\*\.?(.+)$/.exec(one.trim().toLowerCase()) ?? [];
      return parent === undefined
        ? domain === one.trim().toLowerCase()
        : domain === parent || domain.endsWith(`.${parent}`);
    })
  );
}

/** The record of somebody who signed for themselves. */
export function toPerson(one: Signature, group: Group): object | ReasonCode {
  const common = commonOf(one, group);
  if (common === undefined) {
    return 'invalid_time';
  }
  const { name, email, login, accountId } = personOf(one, group);
  const ended = isLive(one)
    ? { state: 'live', ended_at: null, end_reason: null }
    : { state: 'ended', ended_at: null, end_reason: 'invalidated_at_source' };
  const key = keyOf('signature', group, one.signature_id);
  if (email !== '') {
    return isEmail(email)
      ? { ...common, ...ended, type: 'individual', key, name, email, document: null }
      : 'invalid_email';
  }
  const outcome = toGithubIdentity({
    key,
    link: group.link,
    accountId,
    login,
    email,
    name,
    version: common.version ?? '',
    signedAt: common.signed_at,
    endedAt: null,
    level: ACCOUNT,
  });
  return typeof outcome === 'string' ? outcome : { ...outcome, ...ended };
}
