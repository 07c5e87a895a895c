import { GatePlatformFailure, type GateClient } from '#server/integrations/gate-platform/gate-platform.ts';
import { openClient } from '#server/modules/gate/connection/gate-access.ts';
import { ConnectionState } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import type { IdentityRecord, InterchangeRecord } from '../format/record.ts';
import { type OpenedSource, type RecordEntry, type SourceEntry, SourceError } from '../format/source.ts';
import type { ImportContext } from './import-context.ts';
import { type KnownLogin, openKnownLogins } from './known-logins.ts';

/** Logins of one request, and requests of one run. */
const AT_ONCE = 100;
const REQUESTS_MAX = 200;

/** What GitHub lets an account be called; bots, who have brackets, sign nothing. */
const LOGIN = /^[a-z\d][\w-]{0,99}$/i;

/** A day lasts this long, in milliseconds. */
const DAY = 86_400_000;

interface Resolving {
  /** Public id of the link whose connection is asked. */
  readonly link: string | undefined;
  /** Directory that keeps what the host said; undefined for none. */
  readonly report: string | undefined;
}

type LoginRecord = IdentityRecord & { readonly login: string; readonly host: string };

/** Whether a row of another system names an account of GitHub by its login alone. */
function isLoginAlone(record: InterchangeRecord): record is LoginRecord {
  const isIdentity = record.type === 'identity' && record.own === undefined && record.platform === 'github';
  return isIdentity && record.account_id === null && record.login !== null && record.host !== null;
}

/**
 * The source with the numbers of accounts that it knows by login alone, as the host has them now. What the host says is
 * kept beside the report, so that the plan stays the same and an interrupted run goes on. An account that is younger than
 * its signature is refused. Throws `SourceError` without a connection, and when the host takes no more requests.
 */
export async function resolveLogins(
  ctx: ImportContext,
  opened: OpenedSource,
  wanted: Resolving,
): Promise<OpenedSource> {
  if (wanted.report === undefined) {
    throw new SourceError('--resolve-logins needs --report: what the host says is kept there');
  }
  const known = await openKnownLogins(wanted.report);
  const logins = new Map<string, Set<string>>();
  for await (const entry of opened.entries()) {
    if (entry.kind === 'record' && isLoginAlone(entry.record) && LOGIN.test(entry.record.login)) {
      const { host, login } = entry.record;
      logins.set(host, (logins.get(host) ?? new Set()).add(login.toLowerCase()));
    }
  }
  for (const [host, named] of logins) {
    const unknown = [...named].filter((login) => known.find(host, login) === undefined);
    if (unknown.length > 0) {
      const findUsers = await openHost(ctx, { host, link: wanted.link });
      await ask(unknown, { findUsers, keep: (answers) => known.keep(host, answers) });
    }
    const found = [...named].filter((login) => (known.find(host, login)?.accountId ?? '') !== '').length;
    ctx.onProgress(`Logins of ${host} · 登录名: ${found} / ${named.size}`);
  }
  return {
    ...opened,
    async *entries() {
      for await (const entry of opened.entries()) {
        yield entry.kind === 'record' ? resolve(entry, known.find) : entry;
      }
    },
  };
}

type FindUsers = NonNullable<GateClient['findUsers']>;

/** Opens the host through a connection of the link. */
async function openHost(
  ctx: ImportContext,
  { host, link: linkId = '' }: Pick<Resolving, 'link'> & { readonly host: string },
): Promise<FindUsers> {
  const [repository] = await ctx.em.fork().find(
    GatedRepository,
    {
      link: { linkId, unlinkedAt: null },
      host: { $in: [`https://${host}`, `http://${host}`] },
      parkedAt: null,
      connection: { state: ConnectionState.ACTIVE },
      installation: { suspended: false, removedAt: null },
    },
    { populate: ['connection', 'installation'], limit: 1 },
  );
  const client =
    repository && openClient(ctx.deps, repository.connection.$, repository.installation?.$.externalId ?? null);
  if (client?.findUsers === undefined) {
    throw new SourceError(
      `The link has no repository at ${host} whose connection works: connect one, or leave out --resolve-logins`,
    );
  }
  return client.findUsers;
}

interface Asking {
  readonly findUsers: FindUsers;
  readonly keep: (answers: readonly KnownLogin[]) => Promise<void>;
}

async function ask(logins: readonly string[], { findUsers, keep }: Asking): Promise<void> {
  for (let request = 0; request * AT_ONCE < logins.length; request += 1) {
    if (request === REQUESTS_MAX) {
      throw new SourceError(`${REQUESTS_MAX * AT_ONCE} logins are resolved: run the same command again for the others`);
    }
    const named = logins.slice(request * AT_ONCE, (request + 1) * AT_ONCE);
    const users = await findUsers(named).catch(explain);
    const byLogin = new Map(users.map((user) => [user.login.toLowerCase(), user]));
    await keep(
      named.map((login) => ({
        login,
        accountId: byLogin.get(login)?.id ?? '',
        createdAt: byLogin.get(login)?.createdAt ?? '',
      })),
    );
  }
}

function explain(error: unknown): never {
  if (!(error instanceof GatePlatformFailure)) {
    throw error;
  }
  const { retryAt } = error.details;
  throw new SourceError(
    retryAt === undefined
      ? `The host did not answer (${error.kind}): look at npm run gate:doctor, then run the same command again`
      : `The host takes no more requests until ${retryAt.toISOString()}: run the same command again then`,
  );
}

function resolve(entry: RecordEntry, find: (host: string, login: string) => KnownLogin | undefined): SourceEntry {
  const { record, raw, locator } = entry;
  const account = isLoginAlone(record) ? find(record.host, record.login) : undefined;
  if (!isLoginAlone(record) || account === undefined || account.accountId === '') {
    return entry;
  }
  if (isYounger(account, record)) {
    return { kind: 'refusal', reason: 'account_is_younger', raw, locator };
  }
  const notes = record.notes.filter((note) => note !== 'unresolved_login');
  return { ...entry, record: { ...record, account_id: account.accountId, notes } };
}

/** A day counts to its end. A list without times cannot tell. */
function isYounger({ createdAt }: KnownLogin, { signed_at: { precision, value } }: IdentityRecord): boolean {
  const rest = precision === 'day' ? DAY - 1 : 0;
  return value !== null && Date.parse(createdAt) > Date.parse(value) + rest;
}
