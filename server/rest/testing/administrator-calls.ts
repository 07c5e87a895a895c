import {
  arrangeManagedCorporation,
  type ManagedCorporation,
} from '#server/modules/signing/manager/testing/managed-corporation.ts';
import type { Case } from './case.ts';
import type { World } from './world.ts';

type More = (own: ManagedCorporation, world: World) => object | Promise<object>;

/** A call of an administrator; `more` prepares what it needs. */
export const asAdministrator =
  (more: More = () => ({})): Case['call'] =>
  async (world) => {
    const own = await arrangeManagedCorporation(world);
    return { headers: own.headers, ...(await more(own, world)) };
  };
