import type { AppContext } from '#server/context.ts';
import { findCurrentClas, getLink } from '#server/modules/link/link.queries.ts';
import { parseClaType } from './parse.ts';
import { presentCla } from './present.ts';
import type { DataAnswer, RestRequest } from './route.ts';

/** `GET link/:linkId`: the name of the community. Error: `no_link`. */
export async function getLinkAlias(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<DataAnswer> {
  const link = await getLink(ctx, params.linkId);
  return { data: { org_alias: link.alias } };
}

/** `GET link/:linkId/:applyTo`: the CLAs that can be signed now. Errors: `bad_request_parameter`, `no_link`. */
export async function getLinkClas(ctx: AppContext, { params }: RestRequest<'linkId' | 'applyTo'>): Promise<DataAnswer> {
  const type = parseClaType(params.applyTo);
  const clas = await findCurrentClas(ctx, await getLink(ctx, params.linkId), type);
  return { data: clas.map(presentCla) };
}
