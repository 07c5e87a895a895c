import type { ErrorCode } from '#server/errors/catalogue.ts';
import { EMAIL_DOMAINS_MAX } from '#server/modules/signing/email-domain/check-new-domain.ts';
import {
  arrangeManagedCorporation,
  type ManagedCorporation,
} from '#server/modules/signing/manager/testing/managed-corporation.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { newEmail } from '#server/test/factories.ts';
import { asAdministrator } from './administrator-calls.ts';
import type { Case, Cases } from './case.ts';
import type { World } from './world.ts';

interface Refused {
  readonly own: ManagedCorporation;
  readonly email: string;
}

/** Addresses in domains that cannot be added, with the manager who tries. */
const DOMAIN_REFUSALS: readonly [string, (world: World, own: ManagedCorporation) => Promise<Refused>, ErrorCode][] = [
  ['what is no address', async (_world, own) => ({ own, email: 'nobody' }), 'invalid_email'],
  ['free mail', async (_world, own) => ({ own, email: 'someone@gmail.com' }), 'restricted_email_suffix'],
  [
    'the domain of an owner elsewhere',
    async (_world, own) => ({ own, email: 'a@example.net' }),
    'unmatch_email_domain',
  ],
  ['a domain that it has', async (_world, own) => ({ own, email: `someone@${own.domain}` }), 'sameEmailSuffix'],
  [
    'more domains than it may have',
    async (world) => {
      const domains = Array.from({ length: EMAIL_DOMAINS_MAX }, newDomain);
      const own = await arrangeManagedCorporation(world, { domains });
      return { own, email: newEmail(`sub.${own.domain}`) };
    },
    'bad_request_parameter',
  ],
];

const domainRefusals = (bodyOf: (email: string) => object): Case[] =>
  DOMAIN_REFUSALS.map(([rule, arrange, code]) => ({
    rule: `refuses ${rule}`,
    call: async (world) => {
      const { own, email } = await arrange(world, await arrangeManagedCorporation(world));
      return { headers: own.headers, json: bodyOf(email) };
    },
    code,
  }));

/** A domain to add whose code was mailed. */
const addingDomain = (overrides: object = {}): Case['call'] =>
  asAdministrator(async ({ domain, headers }, world) => {
    const sub_email = newEmail(`sub.${domain}`);
    const body = JSON.stringify({ email: sub_email });
    await fetch(`${world.api}/corporation-email-domain/code`, { method: 'POST', headers: { ...headers }, body });
    return { json: { sub_email, verification_code: await world.codeSentTo(sub_email), ...overrides } };
  });

/** Cases of the paths of a corporation's e-mail domains. */
export const EMAIL_DOMAIN_CASES: Cases = {
  'GET corporation-email-domain': [
    {
      rule: 'lists them, the primary one first',
      call: async (world) => {
        const own = await arrangeManagedCorporation(world, { domains: ['z.listed.example', 'a.listed.example'] });
        return { headers: own.headers };
      },
      expected: ['z.listed.example', 'a.listed.example'],
    },
  ],
  'POST corporation-email-domain/code': [
    {
      rule: 'mails a code',
      call: asAdministrator(({ domain }) => ({ json: { email: newEmail(`sub.${domain}`) } })),
    },
    ...domainRefusals((email) => ({ email })),
    {
      rule: 'cannot read an empty address',
      call: asAdministrator(() => ({ json: {} })),
      code: 'error_parsing_api_body',
    },
  ],
  'POST corporation-email-domain': [
    { rule: 'adds the domain', call: addingDomain() },
    ...domainRefusals((sub_email) => ({ sub_email, verification_code: '123456' })),
    {
      rule: 'refuses a malformed address, under its REST name',
      call: addingDomain({ sub_email: 'nobody' }),
      code: 'invalid_email',
      expected: { field: 'sub_email' },
    },
    { rule: 'refuses a wrong code', call: addingDomain({ verification_code: 'x' }), code: 'wrong_verification_code' },
    {
      rule: 'refuses a code that was never sent',
      call: asAdministrator(({ domain }) => ({
        json: { sub_email: newEmail(`sub.${domain}`), verification_code: '123456' },
      })),
      code: 'expired_verification_code',
    },
    { rule: 'cannot read a number', call: addingDomain({ sub_email: 1 }), code: 'error_parsing_api_body' },
  ],
};
