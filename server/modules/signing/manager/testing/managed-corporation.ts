import { ManagerRole, type Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newDomain } from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildLink } from '#server/test/factories.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import { buildCorporation, buildManager } from '#server/test/signing-factories.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** A completed corporation whose administrator is logged in. */
export interface ManagedCorporation {
  readonly link: Link;
  readonly corporation: CorporationSigning;
  readonly administrator: Manager;
  readonly headers: SessionHeaders;
  /** Its primary email domain. */
  readonly domain: string;
}

interface CorporationOptions {
  readonly link?: Link;
  readonly domains?: readonly string[];
}

/** Stores a corporation, at the given link or a new one, and logs its administrator in. */
export async function arrangeManagedCorporation(
  testApp: TestApp,
  { link: given, domains = [newDomain()] }: CorporationOptions = {},
): Promise<ManagedCorporation> {
  const em = testApp.em();
  const link = given === undefined ? await buildLink(em) : em.merge(given);
  const corporation = await buildCorporation(em, link, { domains });
  const { primaryDomain: domain, representativeEmail: email } = corporation;
  const administrator = await buildManager(em, corporation, { account: `admin_${domain}`, email });
  return { link, corporation, administrator, headers: await signIn(testApp, administrator), domain };
}

/** Stores an employee manager of a corporation. */
export function buildEmployeeManager(
  testApp: TestApp,
  { corporation }: Pick<ManagedCorporation, 'corporation'>,
  facts: Partial<
    Pick<
      Manager,
      'account' | 'email' | 'removedAt' | 'language' | 'name' | 'initialPasswordChanged' | 'oneTimePasswordExpiresAt'
    >
  > = {},
): Promise<Manager> {
  const em = testApp.em();
  return buildManager(em, em.merge(corporation), { role: ManagerRole.EMPLOYEE_MANAGER, ...facts });
}
