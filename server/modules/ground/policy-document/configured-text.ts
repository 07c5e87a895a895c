import type { PolicyDocumentSource } from '#server/config/config.ts';
import type { Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { readRepositoryFile } from '#server/integrations/code-platform/read-repository-file.ts';
import { PolicyDocument, type PolicyDocumentSet } from './policy-document.entity.ts';

/** The dependencies of reading a policy document. */
export type PolicyDependencies = Pick<Dependencies, 'config' | 'log' | 'now' | 'orm' | 'policyAttempts'>;

/** A document that the operator configured, and its source. */
interface ConfiguredDocument {
  readonly set: PolicyDocumentSet;
  readonly source: PolicyDocumentSource;
}

const FRESH_MS = 10 * 60_000;
/** Minimum time between two requests to the platform, however often visitors ask. */
const NEXT_ATTEMPT_MS = 30_000;

/** What is thrown when a text of a set cannot be read. */
export const UNREADABLE: Readonly<Record<PolicyDocumentSet, ErrorCode>> = {
  privacy: 'privacy_config_error',
  cookies: 'cookies_config_error',
  informationList: 'cookies_config_error',
};

/**
 * Returns the text of a configured document, from the cache where possible: a text older than 10 minutes is still
 * returned, and refreshed in the background. Errors: `privacy_config_error` or `cookies_config_error` when there is no
 * text at all.
 */
export async function readConfiguredText(deps: PolicyDependencies, document: ConfiguredDocument): Promise<string> {
  const cached = await findCached(deps, document);
  if (cached !== null && deps.now().getTime() - cached.fetchedAt.getTime() < FRESH_MS) {
    return cached.text;
  }
  const fetched = refresh(deps, document);
  if (cached === null) {
    return (await fetched) ?? refuse(document.set);
  }
  fetched.catch((error: unknown) => deps.log.error({ err: error }, 'A policy document could not be stored'));
  return cached.text;
}

function refuse(set: PolicyDocumentSet): never {
  throw new AppError(UNREADABLE[set]);
}

/** Ignores texts from a previously configured source. */
async function findCached(
  { orm }: PolicyDependencies,
  { set, source }: ConfiguredDocument,
): Promise<PolicyDocument | null> {
  return orm.em.fork().findOne(PolicyDocument, { set, language: source.language, source: describe(source) });
}

function refresh(deps: PolicyDependencies, document: ConfiguredDocument): Promise<string | undefined> {
  const { policyAttempts } = deps;
  const key = `${document.set} ${document.source.language} ${describe(document.source)}`;
  const latest = policyAttempts.get(key);
  const now = deps.now().getTime();
  if (latest !== undefined && now - latest.startedAt < NEXT_ATTEMPT_MS) {
    return latest.text;
  }
  const text = fetchAndStore(deps, document);
  policyAttempts.set(key, { startedAt: now, text });
  return text;
}

async function fetchAndStore(
  { config, log, now, orm }: PolicyDependencies,
  { set, source }: ConfiguredDocument,
): Promise<string | undefined> {
  const { language, platform } = source;
  const result = await readRepositoryFile(config.codePlatformApi[platform], source);
  if ('failure' in result) {
    log.warn({ set, language, platform, failure: result.failure }, 'A configured policy document could not be read');
    return undefined;
  }
  const { text } = result;
  const row = { set, language, source: describe(source), text, fetchedAt: now() };
  await orm.em.fork().upsert(PolicyDocument, row, { onConflictFields: ['set', 'language'] });
  return text;
}

function describe({ platform, owner, repo, path }: PolicyDocumentSource): string {
  return `${platform}:${owner}/${repo}/${path}`;
}
