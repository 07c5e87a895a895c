import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { ControlContext, Print } from '#server/control/control-command.ts';
import { lockServiceUntilEnd } from '#server/db/advisory-lock.ts';
import type { Em } from '#server/db/open-database.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { appendEvents } from '#server/modules/ground/audit/append-events.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { hashPassword } from '#server/security/password-hash.ts';
import { corporationDomain, fillCorporations } from './fill-corporations.ts';
import { fillEmployees } from './fill-employees.ts';
import { fillIndividuals, personEmail } from './fill-individuals.ts';
import { beginFilling } from './filling.ts';

const count = (max: number) => z.int().min(0).max(max);

/** How much to fill the demo with. */
const REQUEST = z.object({ signings: count(20_000), corporations: count(500), employees: count(5_000) });
export type FillRequest = z.output<typeof REQUEST>;

/**
 * Fills the demo community with invented signings, corporations and employees, once and all or nothing. Nobody is mailed
 * and no job follows; the documents are the CLAs themselves. Throws when there is no demo, or it was filled already.
 */
export async function fillDemo({ orm }: Pick<ControlContext, 'orm'>, print: Print, argument: string): Promise<void> {
  const request = REQUEST.parse(JSON.parse(argument));
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  await orm.em.fork().transactional(async (em) => {
    await lockServiceUntilEnd(em, 'DEMO');
    const link = await em.findOne(Link, { linkId: DEMO_LINK_ID });
    if (link === null) {
      throw new Error('There is no demo community here. The first start of an embedded service makes one.');
    }
    if (await isFilled(em, link)) {
      throw new Error('The demo has been filled already; nothing was changed.');
    }
    const filling = await beginFilling(em, link, new Date());
    fillIndividuals(filling, request.signings);
    fillCorporations(filling, { count: request.corporations, passwordHash });
    await em.flush();
    await fillEmployees(filling, request.employees);
    await em.flush();
    await appendEvents(
      em,
      filling.events.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()),
    );
  });
  const { signings, corporations, employees } = request;
  print(`The demo has ${signings} more individuals, ${corporations} corporations and ${employees} employees.`);
}

async function isFilled(em: Em, link: Link): Promise<boolean> {
  return (
    (await em.count(IndividualSigning, { link, emailKey: personEmail(1) })) > 0 ||
    (await em.count(CorporationSigning, { link, primaryDomain: corporationDomain(1) })) > 0 ||
    (await em.count(EmployeeSigning, { link, emailKey: { $like: 'employee-1@%' } })) > 0
  );
}
