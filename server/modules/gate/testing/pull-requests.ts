import type { Em } from '#server/db/open-database.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { GatedOrganization } from '#server/modules/gate/organization/gated-organization.entity.ts';
import { PullRequest } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';

let count = 0;

/** Stores an open pull request of a gated repository of a link, with a connection of the link's owner. */
export async function buildPullRequest(em: Em, link: Link): Promise<PullRequest> {
  count += 1;
  const id = crypto.randomUUID();
  const now = new Date();
  const host = 'https://github.example.org';
  const connection = em.create(PlatformConnection, {
    id,
    publicId: id,
    platform: 'github',
    url: host,
    apiUrl: `${host}/api/v3`,
    name: 'Example App',
    accountId: String(count),
    appId: '1',
    owner: link.owner,
    createdAt: now,
  });
  const repository = em.create(GatedRepository, {
    link,
    connection,
    host,
    externalId: String(count),
    path: `example/project-${count}`,
    ownerId: '1',
    private: false,
    mode: 'enforce',
    createdAt: now,
    updatedAt: now,
  });
  const pullRequest = em.create(PullRequest, {
    repository,
    number: 1,
    state: 'open',
    title: 'Change something',
    url: `${host}/example/project-${count}/pull/1`,
    headSha: 'a'.repeat(40),
    baseSha: 'b'.repeat(40),
    baseBranch: 'main',
    createdAt: now,
    updatedAt: now,
  });
  await em.flush();
  return pullRequest;
}

/** Stores that the organisation of a stored pull request's repository is gated as a whole, at the same link. */
export async function buildOrganization(em: Em, { repository }: PullRequest): Promise<GatedOrganization> {
  const { link, connection, host, externalId } = await repository.loadOrFail();
  const now = new Date();
  const facts = {
    link,
    connection,
    host,
    externalId,
    login: 'example',
    exclusions: [],
    createdAt: now,
    updatedAt: now,
  };
  const organization = em.create(GatedOrganization, { ...facts, mode: 'enforce' });
  await em.flush();
  return organization;
}
