import type {
  GateClient,
  PlatformPerson,
  PlatformRepository,
  RepositoryRole,
} from '#server/integrations/gate-platform/gate-platform.ts';

const WRITING: ReadonlySet<RepositoryRole> = new Set(['admin', 'maintain', 'write']);

/** Whether a person may write to a repository. Throws `GatePlatformFailure`. */
export async function mayWrite(
  client: Pick<GateClient, 'readRole'>,
  repository: PlatformRepository,
  person: PlatformPerson,
): Promise<boolean> {
  return WRITING.has(await client.readRole(repository, person));
}
