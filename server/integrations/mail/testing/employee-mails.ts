import type { RenderInput } from '#server/integrations/mail/render-mail.ts';
import { SHA256 } from './corporation-mails.ts';

export const SIGNED_PAGE = { signedUrl: 'https://cla.example.org/signed/abc-DEF_123' };

export function employeeMailsOf(
  language: RenderInput['language'],
  facts: { community: string; projectUrl: string; name: string; corporationName: string },
): [RenderInput<'employee_activated'>, ...RenderInput[]] {
  const data = { ...facts, reference: 'REF-1234', managerEmail: 'manager-5@corp.example.org' };
  const employeeUrl = 'https://cla.example.org/sign-cla/web_example-5/employee';
  const list = { ...facts, employeesUrl: 'https://cla.example.org/corp/web_example-5/employee-list' };
  const verifyUrl = 'https://cla.example.org/verify/REF-1234';
  const secret = undefined;
  return [
    { template: 'employee_activated', language, data: { ...data, expiredSince: '2026-11-20', verifyUrl }, secret },
    { template: 'employee_deactivated', language, data: { ...data, note: 'NOTE-1' }, secret },
    { template: 'employee_removed', language, data: { ...data, employeeUrl, note: 'NOTE-2' }, secret },
    {
      template: 'employee_invited',
      language,
      data: {
        community: facts.community,
        projectUrl: facts.projectUrl,
        corporationName: facts.corporationName,
        managerName: 'Inviting Manager',
        managerEmail: 'inviting@corp.example.org',
        employeeUrl,
      },
      secret,
    },
    {
      template: 'employees_signed_digest',
      language,
      data: {
        ...list,
        employees: 'Digest One: one@corp.example.org\nDigest Two: two@corp.example.org',
        count: '41',
        waiting: '40',
      },
      secret,
    },
    { template: 'auto_approval_enabled', language, data: list, secret },
    { template: 'auto_approval_disabled', language, data: list, secret },
  ];
}

export function signedEmployeeMailsOf(
  language: RenderInput['language'],
  facts: { community: string; projectUrl: string; name: string; corporationName: string },
): [RenderInput<'employee_signed'>, RenderInput<'employee_signed_notice'>] {
  return [
    {
      template: 'employee_signed',
      language,
      data: {
        ...facts,
        reference: 'REF-1234',
        signedAt: '2026-11-21',
        claVersion: '3',
        claSha256: SHA256,
        managers: 'E. Manager: manager@corp.example.org',
        expiredSince: '',
        document: 'attached',
      },
      secret: SIGNED_PAGE,
    },
    {
      template: 'employee_signed_notice',
      language,
      data: {
        ...facts,
        employeeName: facts.name,
        employeeEmail: 'employee@corp.example.org',
        signedAt: '2026-11-21',
        activatedAt: '2026-11-22',
        employeesUrl: 'https://cla.example.org/corp/web_example-5/employee-list',
      },
      secret: undefined,
    },
  ];
}
