import { findAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { connectByToken, type TokenCommunity } from './token-community.ts';
import { startGitcodeWorld, startGiteeWorld } from './token-world.ts';

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
  /** Leaves the rights of accounts out of lists of repositories. */
  hideRights(hidden: boolean): void;
}

/** Starts both platforms, each with its own service. */
export async function startTokenPlaces(): Promise<readonly [gitee: TokenPlace, gitcode: TokenPlace]> {
  return [openPlace(await startGiteeWorld()), openPlace(await startGitcodeWorld())];
}

function known<T>(found: T | undefined): T {
  if (found === undefined) {
    throw new Error('the platform has nothing of this name');
  }
  return found;
}

type World = Awaited<ReturnType<typeof startGiteeWorld>> | Awaited<ReturnType<typeof startGitcodeWorld>>;

function openPlace({ platform, host, testApp }: World): TokenPlace {
  const { state } = host;
  const accountOf = (login: string) => known(findAccount(state, login));
  const repositoryOf = (id: string) => known(state.repositories.get(Number(id)));
  const place: TokenPlace = {
    platform,
    testApp,
    addOrganization: () => {
      const { apiId: id, login } = host.addOrganization(`owner-${crypto.randomUUID()}`);
      return { id, login };
    },
    addRepository: ({ login }, name) => String(host.addRepository({ owner: accountOf(login), name }).id),
    addRobot: (permission, ...ids) => {
      const { login } = host.addUser(`robot-${crypto.randomUUID()}`);
      place.permit(login, permission, ...ids);
      return login;
    },
    permit: (robot, permission, ...ids) =>
      ids.forEach((id) => host.permit(repositoryOf(id), accountOf(robot), permission)),
    issueToken: (robot) => host.issueToken(accountOf(robot)),
    countHooks: (id) => repositoryOf(id).hooks.length,
    hideRights: (hidden) => {
      state.hidesRights = hidden && platform === 'gitcode';
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
