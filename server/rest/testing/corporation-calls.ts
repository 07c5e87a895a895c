import type { Case } from './case.ts';
import { arrangeLink, arrangeOwnCorporation, type OwnCorporation, type World } from './world.ts';

/** Options of a stored corporation. */
export type Options = Parameters<typeof arrangeOwnCorporation>[1];

/** A call about a corporation; `more` prepares what it needs. */
export const on =
  (
    options: Options = {},
    more: (own: OwnCorporation, world: World) => object | Promise<object> = () => ({}),
  ): Case['call'] =>
  async (world) => {
    const own = await arrangeOwnCorporation(world, options);
    return { params: own.params, headers: own.headers, ...(await more(own, world)) };
  };

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

const unknown = (json?: object): Case['call'] =>
  on({}, ({ link }) => ({ params: { linkId: link.linkId, signingId: UNKNOWN }, json }));

/** A call of the manager of another community. */
export const foreign =
  (json?: object): Case['call'] =>
  async (world) => ({ ...(await on({}, () => ({ json }))(world)), headers: (await arrangeLink(world)).headers });

/** Refusals common to all paths of one corporation; `json` is a valid body. */
export const ownRefusals = (json?: object): Case[] => [
  { rule: 'refuses an unknown signing', call: unknown(json), code: 'no_permission' },
  { rule: 'refuses one of another community', call: foreign(json), code: 'no_permission' },
];
