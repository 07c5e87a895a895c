import { z } from 'zod';
import type { FoundUser } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GithubApi } from './github-api.ts';

const users = z.record(
  z.string(),
  z.object({ databaseId: z.int(), login: z.string(), createdAt: z.iso.datetime() }).nullable(),
);

/** The users who have these logins now, in one request. Throws `GatePlatformFailure`. */
export async function findUsers(api: GithubApi, logins: readonly string[]): Promise<FoundUser[]> {
  const names = logins.map((_login, index) => `u${index}`);
  const query = `query Users(${names.map((name) => `$${name}: String!`).join(', ')}) {
    ${names.map((name) => `${name}: user(login: $${name}) { databaseId login createdAt }`).join('\n')}
  }`;
  const found = await api.query(query, Object.fromEntries(names.map((name, index) => [name, logins[index]])), users);
  return Object.values(found).flatMap((user) =>
    user === null ? [] : [{ id: String(user.databaseId), login: user.login, createdAt: user.createdAt }],
  );
}
