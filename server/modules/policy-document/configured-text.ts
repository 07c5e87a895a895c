import type { PolicyDocumentSource } from '#server/config.ts';
import type { Dependencies } from '#server/context.ts';
import type { Orm } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { readRepositoryFile } from '#server/integrations/code-platform/read-repository-file.ts';
import { PolicyDocument, type PolicyDocumentSet } from './policy-document.entity.ts';

/** What reading a policy document needs of the process. */
export type PolicyDependencies = Pick<Dependencies, 'config' | 'log' | 'now' | 'orm'>;

/** A document that the operator configured: which text it is and where it is kept. */
interface ConfiguredDocument {
  readonly set: PolicyDocumentSet;
  readonly source: PolicyDocumentSource;
}

/** Reading a document from its platform: the text, or undefined when the platform gave none. */
interface Attempt {
  readonly startedAt: number;
  readonly text: Promise<string | undefined>;
}

const FRESH_MS = 10 * 60_000;
/** Visitors can ask as often as they like, the platform is asked once in this time. */
const NEXT_ATTEMPT_MS = 30_000;

const UNREADABLE: Readonly<Record<PolicyDocumentSet, ErrorCode>> = {
  privacy: 'privacy_config_error',
  cookies: 'cookies_config_error',
  informationList: 'cookies_config_error',
};

/** The latest attempt per document, for each database that this process works on. */
const latestAttempts = new WeakMap<Orm, Map<string, Attempt>>();

/**
 * The text of a configured document, from the cache where possible: a text older than 10 minutes is still given, and
 * read again in the background. Throws `privacy_config_error` or `cookies_config_error` when there is no text at all.
 */
export async function readConfiguredText(deps: PolicyDependencies, document: ConfiguredDocument): Promise<string> {
  const cached = await findCached(deps, document);
  if (cached === null) {
    return (await refresh(deps, document)) ?? refuse(document.set);
  }
  if (deps.now().getTime() - cached.fetchedAt.getTime() >= FRESH_MS) {
    refresh(deps, document).catch((error: unknown) =>
      deps.log.error({ err: error }, 'A policy document could not be stored'),
    );
  }
  return cached.text;
}

function refuse(set: PolicyDocumentSet): never {
  throw new AppError(UNREADABLE[set]);
}

/** A text from elsewhere, stored before the configuration changed, is not the configured one. */
async function findCached(
  { orm }: PolicyDependencies,
  { set, source }: ConfiguredDocument,
): Promise<PolicyDocument | null> {
  return orm.em.fork().findOne(PolicyDocument, { set, language: source.language, source: describe(source) });
}

function refresh(deps: PolicyDependencies, document: ConfiguredDocument): Promise<string | undefined> {
  const attempts = latestAttempts.get(deps.orm) ?? new Map<string, Attempt>();
  latestAttempts.set(deps.orm, attempts);
  const key = `${document.set} ${document.source.language} ${describe(document.source)}`;
  const latest = attempts.get(key);
  const now = deps.now().getTime();
  if (latest !== undefined && now - latest.startedAt < NEXT_ATTEMPT_MS) {
    return latest.text;
  }
  const text = fetchAndStore(deps, document);
  attempts.set(key, { startedAt: now, text });
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
