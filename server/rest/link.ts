import type { AppContext } from '#server/context.ts';
import { findCurrentClas } from '#server/modules/community/cla/current-clas.queries.ts';
import { createLink } from '#server/modules/community/link/create-link.ts';
import { getLink } from '#server/modules/community/link/link.queries.ts';
import { listLinks } from '#server/modules/community/link/list-links.ts';
import { unlinkLink } from '#server/modules/community/link/unlink-link.ts';
import { updateLink } from '#server/modules/community/link/update-link.ts';
import { loadAll } from './all-pages.ts';
import { parseGracePeriod, parseLinkSender, parseNewLink } from './link-bodies.ts';
import { parseClaType } from './parse.ts';
import { presentCla, presentLink, SUCCESSFULLY } from './present.ts';
import { readData, readForm } from './read-form.ts';
import type { DataAnswer, RestRequest } from './route.ts';

/** `GET link/:linkId`: the name of the community. Error: `no_link`. */
export async function getLinkAlias(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<DataAnswer> {
  const link = await getLink(ctx, params.linkId);
  return { data: { org_alias: link.alias } };
}

/** `GET link/:linkId/:applyTo`: the CLAs that can be signed now. Errors: `bad_request_parameter`, `no_link`. */
export async function getLinkClas(ctx: AppContext, { params }: RestRequest<'linkId' | 'applyTo'>): Promise<DataAnswer> {
  const type = parseClaType(params.applyTo, 'apply_to');
  const clas = await findCurrentClas(ctx, await getLink(ctx, params.linkId), type);
  return { data: clas.map(presentCla) };
}

/** `GET link`: all links of the community manager. Errors: those of `listLinks`. */
export async function getLinks(ctx: AppContext): Promise<DataAnswer> {
  const links = await loadAll((page) => listLinks(ctx, { ...page, sort: 'created_desc' }));
  return { data: links.map(presentLink) };
}

/** `POST link`: links a project. Errors: those of `createLink` and `parseNewLink`. */
export async function postLink(ctx: AppContext, request: RestRequest): Promise<DataAnswer> {
  await createLink(ctx, parseNewLink(await readData(request)));
  return SUCCESSFULLY;
}

/** `DELETE link/:linkId`: ends a link. Errors: those of `unlinkLink`. */
export async function deleteLink(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<DataAnswer> {
  await unlinkLink(ctx, params.linkId);
  return SUCCESSFULLY;
}

/**
 * `POST link/update/:linkId`: changes the sender; the only command that answers `success`. Errors: those of
 * `updateLink`.
 */
export async function postLinkUpdate(ctx: AppContext, request: RestRequest<'linkId'>): Promise<DataAnswer> {
  const { linkId } = request.params;
  const senderAddress = parseLinkSender((await readForm(request)).get('email'), request.body);
  await updateLink(ctx, { linkId, senderAddress });
  return { data: 'success' };
}

/** `PUT link/:linkId/grace-period`. Errors: those of `updateLink`, `error_parsing_api_body`. */
export async function putGracePeriod(ctx: AppContext, { params, body }: RestRequest<'linkId'>): Promise<DataAnswer> {
  await updateLink(ctx, { linkId: params.linkId, gracePeriodDays: parseGracePeriod(body) });
  return SUCCESSFULLY;
}
