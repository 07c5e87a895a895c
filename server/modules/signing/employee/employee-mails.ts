import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Manager } from '#server/modules/manager/manager.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import {
  signedMailFacts,
  type PersonalSubmission,
  type PreparedSigning,
} from '#server/modules/signing/personal-signing.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** An employee signing that was just stored, and who is told. */
export interface NewEmployeeSigning {
  readonly prepared: PreparedSigning<PersonalSubmission>;
  readonly signing: EmployeeSigning;
  readonly corporation: CorporationSigning;
  /** Its active employee managers. */
  readonly managers: readonly Manager[];
  /** As `findExpiredSince` answers it. */
  readonly expiredSince: string;
}

/** Mails the employee their document, and each employee manager that there is somebody new (REST contract §5, no. 7 and 8). */
export function mailSignedEmployee(ctx: AppContext, tx: Change, news: NewEmployeeSigning): void {
  const { prepared, signing, corporation, managers, expiredSince } = news;
  const isActive = signing.state === EmployeeSigningState.ACTIVE;
  const { corporationName } = corporation;
  const documentSha256 = signing.document.sha256;
  tx.enqueueMail({
    template: 'employee_signed',
    language: signing.language,
    recipient: signing.email,
    link: prepared.link,
    corporationSigning: corporation,
    data: {
      ...signedMailFacts(prepared),
      corporationName,
      managers: isActive ? '' : managers.map(({ name, email }) => `${name}: ${email}`).join('\n'),
      expiredSince,
    },
    attachments: [{ filename: `${signing.reference}.pdf`, documentSha256 }],
  });
  for (const manager of managers) {
    tx.enqueueMail({
      template: 'employee_signed_notice',
      language: manager.language,
      recipient: manager.email,
      link: prepared.link,
      corporationSigning: corporation,
      data: noticeData(ctx, news, manager),
    });
  }
}

function noticeData(ctx: AppContext, { prepared, signing, corporation }: NewEmployeeSigning, { name }: Manager) {
  const { community, projectUrl, signedAt } = signedMailFacts(prepared);
  const listPath = `/corp/${encodeURIComponent(prepared.link.linkId)}/employee-list`;
  return {
    community,
    projectUrl,
    name,
    corporationName: corporation.corporationName,
    employeeName: signing.name,
    employeeEmail: signing.email,
    signedAt,
    activatedAt: signing.state === EmployeeSigningState.ACTIVE ? signedAt : '',
    employeesUrl: new URL(listPath, ctx.deps.config.publicUrl).href,
  };
}
