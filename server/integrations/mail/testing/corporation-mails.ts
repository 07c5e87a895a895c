import type { RenderInput } from '#server/integrations/mail/render-mail.ts';

export const CODE = '493817';

export const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const VERIFY = 'https://cla.example.org/verify/REF-1235';

interface CorporationNames {
  readonly community: string;
  readonly projectUrl: string;
  readonly name: string;
  readonly corporationName: string;
}

function newAccountOf(facts: CorporationNames): Pick<RenderInput<'corporation_approved'>, 'data' | 'secret'> {
  return {
    data: {
      ...facts,
      account: 'admin_corp.example.org',
      email: 'representative@corp.example.org',
      loginUrl: 'https://cla.example.org/corporation-manager-login/web_example-5',
      linkId: 'web_example-5',
    },
    secret: { password: 'aB3.xK9-pQ2!mN7_' },
  };
}

function keptDocumentMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  const data = {
    ...facts,
    reference: 'REF-1235',
    documentSha256: SHA256,
    document: 'attached',
    verifyUrl: VERIFY,
  } as const;
  const template = 'corporation_document_kept';
  return [
    { template, language, data: { ...data, occasion: 'approved', reason: '', seal: 'sealed' }, secret: undefined },
    {
      template,
      language,
      data: { ...data, occasion: 'replaced', reason: 'A better scan', seal: 'own-signature' },
      secret: undefined,
    },
    { template, language, data: { ...data, occasion: 'approved', reason: '', seal: 'structure' }, secret: undefined },
  ];
}

/** The mails about the end of a signing that its community decided. */
function endMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  return (['later', 'now', 'earlier'] as const).map((occasion) => ({
    template: 'individual_signing_ended_by_community' as const,
    language,
    data: {
      community: facts.community,
      projectUrl: facts.projectUrl,
      name: facts.name,
      reference: 'REF-1235',
      endsAt: '2026-11-21',
      occasion,
      reason: 'Signed with a wrong name',
    },
    secret: undefined,
  }));
}

/** The mails about signatures that a community has recorded. */
function recordedMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  return (['INDIVIDUAL', 'EMPLOYEE', 'CORPORATION'] as const).map((kind) => ({
    template: 'signing_recorded' as const,
    language,
    data: {
      community: facts.community,
      projectUrl: facts.projectUrl,
      name: facts.name,
      reference: 'REF-1236',
      kind,
      corporationName: kind === 'CORPORATION' ? facts.corporationName : '',
      signedOn: '2026-11-21',
      claVersion: '3',
    },
    secret: undefined,
  }));
}

/** Mails from the application of a corporation to its approval. */
function applicationMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  return [
    {
      template: 'corporation_signing_document',
      language,
      data: {
        ...facts,
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        claVersion: '3',
        claSha256: SHA256,
        returnAddress: 'cla@example.org',
        document: 'attached',
      },
      secret: { uploadUrl: 'https://cla.example.org/corporation-progress/key-6' },
    },
    {
      template: 'individual_signing_ended',
      language,
      data: {
        ...facts,
        reference: 'REF-1234',
        endedAt: '2026-11-21',
        employeeUrl: 'https://cla.example.org/sign-cla/web_example-5/employee',
      },
      secret: undefined,
    },
    {
      template: 'corporation_submitted',
      language,
      data: {
        ...facts,
        representativeName: 'A. Representative',
        representativeEmail: 'representative@corp.example.org',
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        listUrl: 'https://cla.example.org/corporation-list/web_example-5',
        occasion: 'uploaded',
      },
      secret: undefined,
    },
    {
      template: 'corporation_reminder',
      language,
      data: { ...facts, reference: 'REF-1236', signedAt: '2026-11-21' },
      secret: { uploadUrl: 'https://cla.example.org/corporation-progress/key-8' },
    },
    {
      template: 'corporation_returned',
      language,
      data: { ...facts, reference: 'REF-1235', reason: 'Page 2 is missing.', returnAddress: 'cla@example.org' },
      secret: { uploadUrl: 'https://cla.example.org/corporation-progress/key-7' },
    },
  ];
}

/** Every mail about a corporation, its managers and its domains. */
export function corporationMailsOf(language: RenderInput['language'], facts: CorporationNames): RenderInput[] {
  return [
    ...keptDocumentMailsOf(language, facts),
    { template: 'corporation_approved', language, ...newAccountOf(facts) },
    { template: 'employee_manager_added', language, ...newAccountOf(facts) },
    {
      template: 'employee_manager_removed',
      language,
      data: { ...facts, account: 'one5_corp.example.org' },
      secret: undefined,
    },
    ...(['deactivated', 'reactivated'] as const).map((occasion) => ({
      template: 'employee_manager_changed' as const,
      language,
      data: { ...facts, account: 'one5_corp.example.org', occasion },
      secret: undefined,
    })),
    ...(['named', 'ended'] as const).map((occasion) => ({
      template: 'backup_administrator_changed' as const,
      language,
      data: { ...facts, account: 'one5_corp.example.org', backupName: 'Example Backup', occasion },
      secret: undefined,
    })),
    {
      template: 'email_domain_removed',
      language,
      data: { ...facts, domain: 'old-5.corp.example.org', employees: '12', managers: '3' },
      secret: undefined,
    },
    {
      template: 'email_domain_code',
      language,
      data: { ...facts, domain: 'sub.corp.example.org', minutes: '5' },
      secret: { code: CODE },
    },
    ...applicationMailsOf(language, facts),
    ...endMailsOf(language, facts),
    ...recordedMailsOf(language, facts),
    {
      template: 'representative_changed',
      language,
      data: { ...facts, newName: 'New-5', newEmail: 'new-5@corp.example.org', hours: '72' },
      secret: { url: 'https://cla.example.org/representative-change?key=key-5' },
    },
    ...(['changed', 'restored'] as const).map((occasion) => ({
      template: 'representative_notice' as const,
      language,
      data: { ...facts, newName: 'New-5', newEmail: 'new-5@corp.example.org', occasion },
      secret: undefined,
    })),
    {
      template: 'cla_agreed',
      language,
      data: { ...facts, claVersion: '4', claSha256: SHA256, agreedAt: '2026-11-21' },
      secret: undefined,
    },
  ];
}
