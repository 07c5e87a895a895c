import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { startGitcodeWorld } from './gitcode-world.ts';
import { startGiteeWorld } from './gitee-world.ts';
import { connectByToken, type TokenCommunity } from './token-community.ts';

/** Somebody who owns repositories. */
interface Owner {
  readonly id: string;
  readonly login: string;
}

/** A platform that is connected by tokens, as tests about rights use it. */
export interface TokenPlace {
  readonly platform: 'gitee' | 'gitcode';
  readonly testApp: TestApp;
  addOrganization(): Owner;
  /** Returns its id. */
  addRepository(organization: Owner, name: string): string;
  /** Makes an account with this right in repositories, and returns its name. */
  addRobot(permission: 'admin' | 'write', ...repositoryIds: readonly string[]): string;
  permit(robot: string, permission: 'admin' | 'write', ...repositoryIds: readonly string[]): void;
  issueToken(robot: string): string;
  /** Number of webhooks of a repository. */
  countHooks(repositoryId: string): number;
  /** Leaves the rights of accounts out of lists of repositories, where the platform can. */
  hideRights(hidden: boolean): void;
}

/** Starts both platforms, each with its own service. */
export async function startTokenPlaces(): Promise<readonly [gitee: TokenPlace, gitcode: TokenPlace]> {
  return [await startGitee(), await startGitcode()];
}

function known<T>(found: T | undefined): T {
  if (found === undefined) {
    throw new Error('the platform has nothing of this name');
  }
  return found;
}

async function startGitee(): Promise<TokenPlace> {
  const { gitee, testApp } = await startGiteeWorld();
  const accountOf = (name: string) => known([...gitee.state.accounts.values()].find(({ login }) => login === name));
  const repositoryOf = (repositoryId: string) =>
    known([...gitee.state.repositories.values()].find(({ id }) => String(id) === repositoryId));
  const place: TokenPlace = {
    platform: 'gitee',
    testApp,
    addOrganization: () => {
      const { id, login } = gitee.addOrganization(`owner-${crypto.randomUUID()}`);
      return { id: String(id), login };
    },
    addRepository: ({ login }, name) => String(gitee.addRepository({ owner: accountOf(login), name }).id),
    addRobot: (permission, ...ids) => {
      const { login } = gitee.addUser(`robot-${crypto.randomUUID()}`);
      place.permit(login, permission, ...ids);
      return login;
    },
    permit: (robot, permission, ...ids) =>
      ids.forEach((id) => gitee.permit(repositoryOf(id), accountOf(robot), permission)),
    issueToken: (robot) => gitee.issueToken(accountOf(robot)),
    countHooks: (id) => repositoryOf(id).hooks.length,
    hideRights: () => undefined,
  };
  return place;
}

async function startGitcode(): Promise<TokenPlace> {
  const { gitcode, testApp } = await startGitcodeWorld();
  const accountOf = (name: string) => known(gitcode.state.accounts.find(({ login }) => login === name));
  const repositoryOf = (repositoryId: string) =>
    known(gitcode.state.repositories.find(({ id }) => String(id) === repositoryId));
  const place: TokenPlace = {
    platform: 'gitcode',
    testApp,
    addOrganization: () => gitcode.addOrganization(`owner-${crypto.randomUUID()}`),
    addRepository: ({ login }, name) => String(gitcode.addRepository({ owner: accountOf(login), name }).id),
    addRobot: (permission, ...ids) => {
      const { login } = gitcode.addUser(`robot-${crypto.randomUUID()}`);
      place.permit(login, permission, ...ids);
      return login;
    },
    permit: (robot, permission, ...ids) =>
      ids.forEach((id) => gitcode.permit(repositoryOf(id), accountOf(robot), permission)),
    issueToken: (robot) => gitcode.issueToken(accountOf(robot)),
    countHooks: (id) => repositoryOf(id).hooks.length,
    hideRights: (hidden) => {
      gitcode.state.hidesRights = hidden;
    },
  };
  return place;
}

/** A community of somebody with a local account, who connected a platform by their own token. */
export async function addWebCommunity(
  { platform, testApp }: TokenPlace,
  token: string,
): Promise<Pick<TokenCommunity, 'link' | 'cla' | 'headers' | 'connectionId'>> {
  const em = testApp.em();
  const owner = await buildAccount(em);
  const link = await buildLink(em, { owner });
  const cla = await buildCla(em, link);
  const headers = await signIn(testApp, owner);
  const { connection } = await connectByToken(testApp, { platform, token, headers });
  return { link, cla, headers, connectionId: connection.id };
}
