import type { Loaded } from '@mikro-orm/core';
import { corporationPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import { EmployeeNoticeChoice } from '#server/modules/access/account/employee-notice.rules.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import type { EmployeeSigning } from './employee-signing.entity.ts';

/** Most employees that one mail names; the list has the others. */
const NAMED_MAX = 20;

type NoticedManager = Loaded<Manager, 'link' | 'corporationSigning'>;

/**
 * The mails that tell a manager of new employees: one, or one each for a manager who wants that. Those who were removed
 * meanwhile are left out.
 */
export function noticeMail(ctx: AppContext, manager: NoticedManager, all: readonly EmployeeSigning[]): Mail[] {
  const signings = all.filter(({ state }) => state !== EmployeeSigningState.REMOVED);
  const [first] = signings;
  if (first === undefined) {
    return [];
  }
  const isEach = manager.employeeNotices === EmployeeNoticeChoice.EACH;
  return isEach || signings.length === 1
    ? signings.map((signing) => singleMail(ctx, manager, signing))
    : [digestMail(ctx, manager, signings)];
}

function common(manager: NoticedManager) {
  const link = manager.link.$;
  const corporationSigning = manager.corporationSigning.$;
  return {
    addressing: { language: manager.language, recipient: manager.email, link, corporationSigning },
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: manager.name,
      corporationName: corporationSigning.corporationName,
    },
  };
}

/** The list of employees, or what of it the manager has to look at. */
function urlOf({ deps }: AppContext, linkId: string, shown: Readonly<Record<string, string>>): string {
  const url = new URL(corporationPath(linkId, 'employee-list'), deps.config.publicUrl);
  url.search = new URLSearchParams(shown).toString();
  return url.href;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

function singleMail(ctx: AppContext, manager: NoticedManager, signing: EmployeeSigning): Mail {
  const { addressing, data } = common(manager);
  const signedAt = dayOf(signing.signedAt);
  const isActive = signing.state === EmployeeSigningState.ACTIVE;
  const shown = { state: isActive ? 'active' : 'waiting', search: signing.reference };
  return {
    template: 'employee_signed_notice',
    ...addressing,
    data: {
      ...data,
      employeeName: signing.name,
      employeeEmail: signing.email,
      signedAt,
      activatedAt: isActive ? signedAt : '',
      employeesUrl: urlOf(ctx, manager.link.$.linkId, shown),
    },
  };
}

function digestMail(ctx: AppContext, manager: NoticedManager, signings: readonly EmployeeSigning[]): Mail {
  const { addressing, data } = common(manager);
  const waiting = signings.filter(({ state }) => state === EmployeeSigningState.INACTIVE);
  const shown = waiting.length > 0 ? { state: 'waiting' } : {};
  const named = [...waiting, ...signings.filter((signing) => !waiting.includes(signing))].slice(0, NAMED_MAX);
  return {
    template: 'employees_signed_digest',
    ...addressing,
    data: {
      ...data,
      employees: named.map(({ name, email }) => `${name}: ${email}`).join('\n'),
      count: String(signings.length),
      waiting: String(waiting.length),
      employeesUrl: urlOf(ctx, manager.link.$.linkId, shown),
    },
  };
}
