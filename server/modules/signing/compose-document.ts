import type { AppContext } from '#server/context.ts';
import { appendSignaturePage, type SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { Cla } from '#server/modules/cla/cla.entity.ts';
import { readDocument } from '#server/modules/document/read-document.ts';
import type { NewDocument } from '#server/modules/document/store-document.ts';
import type { Link } from '#server/modules/link/link.entity.ts';

/** A CLA with its signature page, and the CLA that it begins with. */
export type ComposedDocument = Pick<NewDocument, 'bytes' | 'base'>;

/** What every signature page states of the link and the CLA. */
export function statedFacts(link: Link, cla: Cla) {
  return {
    community: link.alias,
    projectUrl: link.projectUrl,
    fields: cla.fields,
    claVersion: cla.version,
    claSha256: cla.document.sha256,
  };
}

/** Appends a signature page to the CLA's own bytes (design §7). Takes a while: never within a transaction. */
export async function composeDocument(ctx: AppContext, cla: Cla, page: SignaturePage): Promise<ComposedDocument> {
  const { sha256 } = cla.document;
  const { bytes } = await readDocument(ctx.em, sha256);
  return { bytes: await appendSignaturePage(bytes, page), base: { sha256, size: bytes.length } };
}
