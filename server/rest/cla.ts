import type { AppContext } from '#server/context.ts';
import { addCla } from '#server/modules/community/cla/add-cla.ts';
import { readClaDocument } from '#server/modules/community/cla/cla.queries.ts';
import { removeCla } from '#server/modules/community/cla/remove-cla.ts';
import { updateCla } from '#server/modules/community/cla/update-cla.ts';
import { getLinkDetails } from '#server/modules/community/link/link-details.queries.ts';
import { parseClaUpdate, parseNewCla } from './link-bodies.ts';
import { presentOwnClas, SUCCESSFULLY } from './present.ts';
import { readData } from './read-form.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';

/** `GET cla/:linkId/:claId`: the PDF of a CLA, which never changes. Error: `not_found`. */
export async function getClaDocument(
  ctx: AppContext,
  { params }: RestRequest<'linkId' | 'claId'>,
): Promise<FileAnswer> {
  const { sha256, ...document } = await readClaDocument(ctx, params.linkId, params.claId);
  return {
    file: { ...document, filename: `${params.linkId}_${params.claId}.pdf` },
    headers: { etag: `"${sha256}"`, 'cache-control': 'public, max-age=31536000, immutable' },
  };
}

/** `GET cla/:linkId`: the current CLAs of a link. Errors: those of `getLinkDetails`. */
export async function getClas(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<DataAnswer> {
  return { data: presentOwnClas(await getLinkDetails(ctx, params.linkId), ctx.deps.config.publicUrl) };
}

/** `POST cla/:linkId`: adds a CLA. Errors: those of `addCla` and `parseNewCla`. */
export async function postCla(ctx: AppContext, request: RestRequest<'linkId'>): Promise<DataAnswer> {
  const { linkId } = request.params;
  await addCla(ctx, { linkId, ...parseNewCla(await readData(request)) });
  return SUCCESSFULLY;
}

/** `PUT cla/:linkId`: publishes a new version of a CLA. Errors: those of `updateCla` and `parseClaUpdate`. */
export async function putCla(ctx: AppContext, request: RestRequest<'linkId'>): Promise<DataAnswer> {
  const { linkId } = request.params;
  await updateCla(ctx, { linkId, ...parseClaUpdate(await readData(request)) });
  return SUCCESSFULLY;
}

/** `DELETE cla/:linkId/:claId`. Errors: those of `removeCla`. */
export async function deleteCla(ctx: AppContext, { params }: RestRequest<'linkId' | 'claId'>): Promise<DataAnswer> {
  await removeCla(ctx, params);
  return SUCCESSFULLY;
}
