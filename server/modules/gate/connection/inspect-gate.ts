import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { GatePlatformFailure, type PlatformFinding } from '#server/integrations/gate-platform/gate-platform.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { inspectConnection, toInspected } from './connection-health.ts';
import { credentialsOf, openClient } from './gate-access.ts';
import { explainFinding } from './health-text.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import type { HealthFinding } from './platform-connection.types.ts';
import { PlatformInstallation } from './platform-installation.entity.ts';

/** Most repositories of one installation under no link that are asked about: each takes a request. */
const UNLINKED_MAX = 100;

/** Inspects all connections and their repositories, prints what was found, and returns the number of problems. */
export async function inspectGate(
  deps: Pick<Dependencies, 'config' | 'orm' | 'secretBox'>,
  print: (line: string) => void,
): Promise<number> {
  const em = deps.orm.em.fork();
  const connections = await em.find(PlatformConnection, { state: { $ne: ConnectionState.REVOKED } });
  let problems = 0;
  for (const connection of connections) {
    print(`${connection.name} (${connection.url})`);
    for (const finding of await findingsOf(deps, connection)) {
      problems += finding.ok ? 0 : 1;
      print(line(finding));
    }
  }
  if (connections.length === 0) {
    print('No code platform is connected.');
  }
  return problems;
}

async function findingsOf(
  deps: Pick<Dependencies, 'config' | 'orm' | 'secretBox'>,
  connection: PlatformConnection,
): Promise<HealthFinding[]> {
  const em = deps.orm.em.fork();
  const judged = { connection: connection.id, mode: { $ne: GateMode.EXCLUDED } };
  const gated = await em.find(GatedRepository, judged, { populate: ['installation'] });
  if (!opens(deps, connection)) {
    return [{ ...REFUSED, text: 'No secret key opens the credentials.' }];
  }
  const findings: HealthFinding[] = [];
  try {
    findings.push(...(await inspectConnection(deps, connection, gated.map(toInspected))));
    findings.push(...(await findUnlinked(deps, em, connection)).map(explainFinding));
  } catch (error) {
    if (!(error instanceof GatePlatformFailure)) {
      throw error;
    }
    findings.push(explainFailure(error));
  }
  return findings;
}

const REFUSED = explainFinding({ ok: false, check: 'credentials', repository: null, subject: null });

/** Whether a key opens the credentials, if there are any. */
function opens(deps: Pick<Dependencies, 'config' | 'secretBox'>, connection: PlatformConnection): boolean {
  try {
    credentialsOf(deps, connection);
    return true;
  } catch {
    return false;
  }
}

/** A new token helps only where the platform refuses the old one. */
function explainFailure({ kind, details: { permission } }: GatePlatformFailure): HealthFinding {
  if (kind === 'credentials_refused') {
    return REFUSED;
  }
  if (permission !== undefined) {
    return explainFinding({ ok: false, check: 'permission', repository: null, subject: permission });
  }
  const text = `The platform did not do what it was asked (${kind}), so the rest was not looked at.`;
  return { ...REFUSED, text, remedy: 'Ask again later.' };
}

/** Repositories that demand our check and never get it: under no live link, excluded, or only observed. */
async function findUnlinked(
  deps: Pick<Dependencies, 'config' | 'secretBox'>,
  em: Em,
  connection: PlatformConnection,
): Promise<PlatformFinding[]> {
  if (connection.state !== ConnectionState.ACTIVE) {
    return [];
  }
  const working = { connection: connection.id, suspended: false, removedAt: null };
  const places = connection.appId
    ? (await em.find(PlatformInstallation, working)).map(({ externalId }) => externalId)
    : [null];
  const findings: PlatformFinding[] = [];
  for (const place of places) {
    const client = openClient(deps, connection, place);
    const reach = (await client?.listRepositories()) ?? [];
    const served = await em.find(GatedRepository, { ...SERVED, host: connection.url }, { fields: ['externalId'] });
    const linked = new Set(served.map(({ externalId }) => externalId));
    const others = reach.filter(({ id, archived }) => !linked.has(id) && !archived).slice(0, UNLINKED_MAX);
    const inspected = others.length === 0 ? [] : ((await client?.inspect(others)) ?? []);
    findings.push(...inspected.filter(({ check, ok }) => check === 'required_check' && ok));
  }
  return findings.map((finding) => ({ ...finding, ok: false, check: 'link' }));
}

/** Repositories whose check somebody sets. */
const SERVED = {
  mode: GateMode.ENFORCE,
  parkedAt: null,
  link: { unlinkedAt: null },
  connection: { state: { $ne: ConnectionState.REVOKED } },
} as const;

function line({ ok, repository, text, remedy }: HealthFinding): string {
  const about = repository === null ? '' : `${repository}: `;
  return `  ${ok ? 'ok' : 'WRONG'}  ${about}${text}${remedy === null ? '' : ` ${remedy}`}`;
}
