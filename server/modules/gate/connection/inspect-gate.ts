import type { Dependencies } from '#server/context.ts';
import { GatePlatformFailure } from '#server/integrations/gate-platform/gate-platform.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { inspectConnection } from './connection-health.ts';
import { explainFinding } from './health-text.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import type { HealthFinding } from './platform-connection.types.ts';

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
  const gated = await em.find(GatedRepository, { connection: connection.id }, { populate: ['installation'] });
  const repositories = gated.map(({ externalId, path, installation }) => ({
    id: externalId,
    path,
    installationId: installation?.$.externalId ?? null,
  }));
  try {
    return await inspectConnection(deps, connection, repositories);
  } catch (error) {
    if (error instanceof GatePlatformFailure) {
      return [explainFinding({ ok: false, check: 'credentials', repository: null, subject: error.kind })];
    }
    throw error;
  }
}

function line({ ok, repository, text, remedy }: HealthFinding): string {
  const about = repository === null ? '' : `${repository}: `;
  return `  ${ok ? 'ok' : 'WRONG'}  ${about}${text}${remedy === null ? '' : ` ${remedy}`}`;
}
