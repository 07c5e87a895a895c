import { z } from 'zod';
import { ClaType } from '#rules/cla-type.ts';
import type { SourceEntry } from '../../format/source.ts';
import { optionalText, toLanguage } from './acs-values.ts';
import { corporationKey } from './early-dump.ts';
import { type Member, readSigning, signed } from './early-members.ts';
import { openText } from './open-encrypted.ts';
import { plainDocument } from './plain.ts';
import { type Draft, toEntry } from './to-entry.ts';

const storedManager = z.looseObject({
  id: optionalText,
  name: optionalText,
  role: optionalText,
  email: optionalText,
  corp_id: optionalText,
});

/** The record of a corporation, present or deleted. */
export function toCorporations(member: Member): SourceEntry[] {
  const { link, list, lookups, locator, unique } = member;
  if (list === 'corp_managers') {
    return [];
  }
  const read = readSigning(member);
  if ('kind' in read) {
    return [read];
  }
  const { signing, email, raw } = read;
  const isApproved = lookups.approved.has(`${link}\n${signing.corp_id}`);
  const pdf = lookups.texts.get(['corp_pdfs', link, signing.corp_id].join('\n').toLowerCase()) ?? null;
  const state = list === 'deleted' ? 'deleted' : isApproved ? 'completed' : 'uncompleted';
  const base = signed(member, read, ClaType.CORPORATION);
  const draft: Draft = {
    ...base,
    type: 'corporation',
    key: unique(corporationKey(link, list === 'deleted' ? `deleted/${signing.corp_id}` : signing.corp_id)),
    language: toLanguage(signing.lang) ?? 'zh',
    name: signing.corp,
    representative: { name: signing.name, email },
    domains: [...new Set([signing.corp_id, ...(signing.domains ?? [])])].filter((domain) => domain !== ''),
    state,
    signed_pdf: pdf,
    level: pdf === null ? 'verified-email' : 'document',
    notes: [...base.notes, ...(state === 'completed' && pdf === null ? ['document_missing'] : [])],
  };
  return [toEntry({ draft, raw, locator })];
}

/** The record of a manager. */
export function toManagers({ link, list, given, lookups, locator, unique }: Member): SourceEntry[] {
  const raw = plainDocument(given);
  const { data: manager } = storedManager.safeParse(raw);
  const email = openText(given['email'], lookups.key);
  if (list !== 'corp_managers') {
    return [];
  }
  if (manager === undefined || email === undefined) {
    const reason = manager === undefined ? 'unreadable_record' : 'encrypted_value';
    return [{ kind: 'refusal', reason, raw, locator }];
  }
  const draft: Draft = {
    type: 'manager',
    key: unique(`${corporationKey(link, manager.corp_id)}/manager/${manager.id.toLowerCase()}`),
    link,
    corporation: corporationKey(link, manager.corp_id),
    role: manager.role === 'admin' ? 'admin' : 'manager',
    account: `${manager.id}_${manager.corp_id}`,
    name: manager.name,
    email: email.trim(),
    created_at: null,
    // P1 hashes passwords in a way that is not carried on, and P2 has them in clear.
    notes: [lookups.key === undefined ? 'cleartext_password' : 'manager_without_login'],
  };
  return [toEntry({ draft, raw, locator })];
}
