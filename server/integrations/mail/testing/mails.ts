import type { RenderInput } from '#server/integrations/mail/render-mail.ts';
import { corporationMailsOf, SHA256, CODE } from './corporation-mails.ts';
import { employeeMailsOf, signedEmployeeMailsOf, SIGNED_PAGE } from './employee-mails.ts';

interface Names {
  readonly community?: string;
  readonly name?: string;
  readonly projectUrl?: string;
}

/** Every mail in one language, with values that are easy to find in it; the first is the one with a code. */
export function mailsOf(
  language: RenderInput['language'],
  names: Names = {},
): [RenderInput<'verification_code'>, ...RenderInput[]] {
  const { community = 'Example Community', name = 'A. Signer', projectUrl = 'https://example.org/project' } = names;
  const place = { community, projectUrl };
  return [
    {
      template: 'verification_code',
      language,
      data: { ...place, minutes: '5' },
      secret: { code: CODE, url: `https://cla.example.org/sign-cla/web_example-1/individual#code=${CODE}` },
    },
    {
      template: 'verification_code',
      language,
      data: { ...place, minutes: '5', occasion: 'claim' },
      secret: { code: CODE },
    },
    {
      template: 'individual_signed',
      language,
      data: {
        ...place,
        name,
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        claVersion: '3',
        claSha256: SHA256,
        document: 'attached',
        verifyUrl: 'https://cla.example.org/verify/REF-1234',
      },
      secret: SIGNED_PAGE,
    },
    {
      template: 'sender_verification_code',
      language,
      data: { ...place, address: 'cla@example.org', minutes: '5' },
      secret: { code: CODE },
    },
    {
      template: 'password_reset',
      language,
      data: { ...place, account: 'example-manager', minutes: '5' },
      secret: { url: 'https://cla.example.org/reset-password?key=abc-DEF_123&link_id=fake_link' },
    },
    ...signerMailsOf(language, { ...place, name }),
    ...projectNoticesOf(language, { ...place, name }),
    ...noticesOf(language, { ...place, name }),
    ...localAccountMailsOf(language, { ...place, name }),
    ...memberMailsOf(language, { ...place, name }),
    ...corporationMailsOf(language, { ...place, name, corporationName: name }),
    ...employeeMailsOf(language, { ...place, name, corporationName: name }),
    ...signedEmployeeMailsOf(language, { ...place, name, corporationName: name }),
  ];
}

interface Facts {
  readonly community: string;
  readonly projectUrl: string;
  readonly name: string;
}

/** Further mails to a signer. */
function signerMailsOf(language: RenderInput['language'], facts: Facts): RenderInput[] {
  return [
    {
      template: 'signed_document_resent',
      language,
      data: { ...facts, reference: 'REF-1234', signedAt: '2026-11-21', claVersion: '3', claSha256: SHA256 },
      secret: SIGNED_PAGE,
    },
    {
      template: 'my_signings_code',
      language,
      data: { community: facts.community, projectUrl: facts.projectUrl, minutes: '5' },
      secret: { code: CODE },
    },
    {
      template: 'signing_withdrawn',
      language,
      data: { ...facts, reference: 'REF-1235', endedAt: '2026-11-21' },
      secret: undefined,
    },
    {
      template: 'erasure_requested',
      language,
      data: { ...facts, reference: 'REF-1235', pageUrl: 'https://cla.example.org/erasure/web_example-1' },
      secret: undefined,
    },
    {
      template: 'erasure_granted',
      language,
      data: { community: facts.community, projectUrl: facts.projectUrl, reference: 'REF-1235', reason: '' },
      secret: undefined,
    },
    {
      template: 'erasure_refused',
      language,
      data: {
        community: facts.community,
        projectUrl: facts.projectUrl,
        reference: 'REF-1235',
        reason: 'Example reason\nin two lines',
      },
      secret: undefined,
    },
    {
      template: 'commits_to_confirm',
      language,
      data: {
        ...facts,
        pullRequest: 'example-org/project-5 #12',
        commits: '3',
        pageUrl: 'https://cla.example.org/gate/github/example-org/project-5/12/confirm',
      },
      secret: { url: 'https://cla.example.org/confirmation-mails?key=key-5' },
    },
  ];
}

/** Notices to a community manager that something about a project needs them. */
function projectNoticesOf(language: RenderInput['language'], facts: Facts): RenderInput[] {
  return [
    {
      template: 'gate_paused',
      language,
      data: { ...facts, platform: 'gitee.com', account: 'example-bot-5' },
      secret: undefined,
    },
    {
      template: 'link_frozen',
      language,
      data: {
        ...facts,
        organization: 'example-org',
        linkUrl: 'https://cla.example.org/linked-repo/github_example-5',
      },
      secret: undefined,
    },
    {
      template: 'webhook_switched_off',
      language,
      data: {
        ...facts,
        host: 'ci.example.org',
        linkUrl: 'https://cla.example.org/webhooks/github_example-5',
      },
      secret: undefined,
    },
  ];
}

/** Mails about a local account, to its owner. */
function localAccountMailsOf(language: RenderInput['language'], facts: Facts): RenderInput[] {
  const data = { ...facts, account: 'example-manager-5' };
  const occasions = ['deactivated', 'reactivated', 'logged-out'] as const;
  return [
    {
      template: 'local_account_created',
      language,
      data: { ...data, email: 'manager-5@example.org', loginUrl: 'https://cla.example.org/index' },
      secret: { password: 'One-Time-Pass-5' },
    },
    ...occasions.map((occasion) => ({
      template: 'local_account_changed' as const,
      language,
      data: { ...data, occasion },
      secret: undefined,
    })),
  ];
}

/** Mails about members of a link. */
function memberMailsOf(language: RenderInput['language'], { community, projectUrl, name }: Facts): RenderInput[] {
  const data = { community, projectUrl, name, other: `${name} 5` };
  const linkUrl = 'https://cla.example.org/linked-repo/web-5';
  const occasions = ['joined', 'left', 'role_changed', 'removed', 'transferred'] as const;
  const roles = ['manager', 'viewer'] as const;
  return roles.flatMap((role): RenderInput[] => [
    {
      template: 'link_invitation',
      language,
      data: { community, projectUrl, inviter: name, email: 'manager-5@example.org', role },
      secret: { url: 'https://cla.example.org/join-link/key-5' },
    },
    ...occasions.map((occasion) => ({
      template: 'link_member_changed' as const,
      language,
      data: { ...data, occasion, role, ...(occasion !== 'removed' && { linkUrl }) },
      secret: undefined,
    })),
  ]);
}

/** Notices to managers about the security of their accounts. */
function noticesOf(language: RenderInput['language'], facts: Facts): RenderInput[] {
  const data = {
    ...facts,
    account: 'example-manager-5',
    device: 'Firefox, Linux',
    network: '192.0.2.0/24',
    at: '2026-11-21 08:30 UTC',
    securityUrl: 'https://cla.example.org/org/security',
  };
  const plain = ['new_device', 'password_changed', 'totp_added', 'totp_removed', 'second_factor_reset'] as const;
  const about = [
    'sender_changed',
    'passkey_added',
    'passkey_removed',
    'api_key_created',
    'api_key_ending',
    'api_keys_revoked',
    'webhook_created',
    'platform_connected',
  ] as const;
  return [
    ...plain.map((template) => ({ template, language, data: { ...data, about: '' }, secret: undefined })),
    ...about.map((template) => ({ template, language, data: { ...data, about: 'Key-5' }, secret: undefined })),
  ];
}
