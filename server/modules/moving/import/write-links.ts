import { LinkPlatform } from '#rules/code-platform.ts';
import { FIELD_TYPES } from '#rules/field.ts';
import type { Config } from '#server/config/config.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { drawLostText } from '#server/integrations/pdf/draw-lost-text.ts';
import { DEFAULT_GRACE_PERIOD_DAYS, organizationInUrl } from '#server/modules/community/link/project.rules.ts';
import {
  DEFAULT_STATUS_VISIBILITY,
  visibilitySwitches,
} from '#server/modules/community/link/status-visibility.rules.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import type { ClaRecord, LinkRecord } from '../format/record.ts';
import { foreignClaId, foreignLinkId } from './foreign-id.ts';
import { stateOfCla } from './import-target.ts';
import type { PlacedRecord } from './outcome.ts';
import type { LinkOwner } from './placing.ts';
import type { Batch } from './write-origins.ts';

/** What new links get. */
interface LinkBatch extends Batch {
  readonly owner: LinkOwner | undefined;
  readonly codePlatforms: Config['codePlatforms'];
}

const LINKS = `
insert into link (id, link_id, alias, project_url, platform, organization, owner_id, grace_period_days, kind_needs_key,
  created_at, unlinked_at)
select id, link, alias, url, platform, organization, owner, grace, hidden, "createdAt", "unlinkedAt"
from jsonb_to_recordset($1::jsonb) as given (id uuid, link text, alias text, url text, platform text,
  organization text, owner uuid, grace int, hidden boolean, "createdAt" timestamptz, "unlinkedAt" timestamptz)`;

const CLAS = `
insert into cla (id, link_id, type, language, number, version, source_url, document_sha256, fields, state, created_at)
select id, link, type, language, number, version, url, document, fields, state, "createdAt"
from jsonb_to_recordset($1::jsonb) as given (id uuid, link uuid, type text, language text, number int, version int,
  url text, document text, fields jsonb, state text, "createdAt" timestamptz)`;

/** Writes links of other systems with their public ids, and versions with their numbers, within the transaction. */
export async function writeLinks(em: Em, placed: readonly PlacedRecord[], batch: LinkBatch): Promise<void> {
  const links = placed.flatMap(({ entry: { record }, action }) =>
    record.type === 'link' && action?.kind === 'link' ? [toLink(record, batch)] : [],
  );
  if (links.length > 0) {
    await runStatement(em, LINKS, [JSON.stringify(links)]);
  }
  const clas = placed.flatMap(({ entry: { record }, action }) =>
    record.type === 'cla' && action?.kind === 'cla' ? [{ record, link: action.target.id }] : [],
  );
  if (clas.length > 0) {
    const lost = clas.some(({ record }) => record.document === null)
      ? (await storeDocument(em, { bytes: await drawLostText(), createdAt: batch.now })).sha256
      : '';
    await runStatement(em, CLAS, [JSON.stringify(clas.map((cla) => toCla(cla, lost, batch)))]);
  }
}

function toLink(record: LinkRecord, { owner, now, codePlatforms }: LinkBatch): object {
  if (owner === undefined) {
    throw new Error('The link is new here: name the account that will own it with --owner');
  }
  return {
    id: foreignLinkId(record.link),
    link: record.link,
    alias: record.alias,
    url: record.project_url,
    ...placeOf(record, owner, codePlatforms),
    owner: owner.id,
    grace: record.grace_period_days ?? DEFAULT_GRACE_PERIOD_DAYS,
    hidden: visibilitySwitches(DEFAULT_STATUS_VISIBILITY).kindNeedsKey === true,
    createdAt: record.created_at ?? now,
    unlinkedAt: record.state === 'unlinked' ? now : null,
  };
}

/** As for links that are made here: those of local accounts have no place on a code platform. */
function placeOf(
  { project_url: url }: LinkRecord,
  { platform }: LinkOwner,
  codePlatforms: Config['codePlatforms'],
): Pick<LinkRecord & { platform: LinkPlatform; organization: string | null }, 'platform' | 'organization'> {
  const platformUrl = platform === 'local' ? undefined : codePlatforms[platform]?.url;
  const organization = platformUrl === undefined ? null : organizationInUrl(url, platformUrl);
  return platform === 'local' || organization === null
    ? { platform: LinkPlatform.WEB, organization: null }
    : { platform, organization };
}

function toCla({ record, link }: { record: ClaRecord; link: string }, lost: string, { now }: Batch): object {
  return {
    id: foreignClaId(record.link, record.cla),
    link,
    type: record.cla_type,
    language: record.language,
    number: Number(record.cla),
    version: record.version,
    url: record.source_url,
    document: record.document ?? lost,
    fields: record.fields
      .filter(({ type }) => FIELD_TYPES.some((known) => known === type))
      .map(({ description = '', ...field }) => ({ ...field, description })),
    state: stateOfCla(record),
    createdAt: record.created_at ?? now,
  };
}
