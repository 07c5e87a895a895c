import { isEmail, normalizeEmail } from '#rules/email.ts';
import type { ReasonCode } from '../../format/reasons.ts';
import type { SourceEntry } from '../../format/source.ts';
import { ACCOUNT } from '../github-identity.ts';
import { commonOf, emailOf, entryOf, type Group, isLive, keyOf, type Row, type Signature } from './stored-signature.ts';

const isExact = (domain: string): boolean => isEmail(`x@${domain.trim()}`);

/** The record of a corporation: approved here when the document that it signed came with it. */
export function toCorporation(one: Signature, group: Group): object | ReasonCode {
  const common = commonOf(one, group);
  const email = one.signature_company_signatory_email;
  if (common === undefined) {
    return 'invalid_time';
  }
  if (email === '') {
    return 'no_representative';
  }
  const document = group.documents.get(one.signature_id) ?? null;
  const isCurrent = group.corporate.get(one.signature_reference_id)?.signature.signature_id === one.signature_id;
  const waits = document === null ? (['uncompleted', ['corporation_waits']] as const) : (['completed', []] as const);
  const [state, notes] = isLive(one) && isCurrent ? waits : (['deleted', []] as const);
  return {
    ...common,
    type: 'corporation',
    key: keyOf('corporation', group, one.signature_id),
    name: one.signing_entity_name || group.companies.get(one.signature_reference_id) || one.signature_reference_name,
    representative: { name: one.signature_company_signatory_name || one.signatory_name, email },
    domains: one.domain_whitelist.filter(isExact),
    state,
    signed_pdf: document,
    level: document === null ? ACCOUNT : 'document',
    notes: [...common.notes, ...notes],
  };
}

/** Managers by the accounts that may change the lists; without one, who signed is the administrator. */
export function* toManagers(row: Row, group: Group): Generator<SourceEntry> {
  const { signature: one, locator } = row;
  if (group.documents.get(one.signature_id) === undefined || !isLive(one)) {
    return;
  }
  const listed = [...group.users.values()].filter(
    ({ lf_username: login }) => login !== '' && one.signature_acl.includes(login),
  );
  const named = listed.map((manager) => ({ name: manager.user_name, email: emailOf(manager) }));
  const signatory = { name: one.signature_company_signatory_name, email: one.signature_company_signatory_email };
  const managers = named.filter(({ email }) => email !== '');
  for (const [index, manager] of (managers.length === 0 ? [signatory] : managers).entries()) {
    const outcome = {
      type: 'manager',
      key: keyOf('manager', group, `${one.signature_id}/${normalizeEmail(manager.email)}`),
      link: group.link,
      corporation: keyOf('corporation', group, one.signature_id),
      role: index === 0 ? 'admin' : 'manager',
      account: null,
      ...manager,
      created_at: null,
      notes: ['manager_without_login'],
    };
    yield entryOf({ signature: one, raw: manager, locator: `${locator} signature_acl` }, outcome);
  }
}

/** What a list lets in is no signature: it is reported. */
export function* toApprovals({ signature: one, locator }: Row, group: Group): Generator<SourceEntry> {
  const lists = {
    email: one.email_whitelist,
    pattern: one.domain_whitelist.filter((domain) => !isExact(domain)),
    login: one.github_whitelist,
    organization: one.github_org_whitelist,
  } as const;
  for (const [kind, values] of isLive(one) ? Object.entries(lists) : []) {
    for (const value of values) {
      const key = keyOf(kind, group, `${one.signature_id}/${value}`);
      const outcome = { type: 'exemption', key, link: group.link, kind, value };
      yield entryOf({ signature: one, raw: value, locator: `${locator} ${kind}` }, outcome);
    }
  }
}
