import { expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/audit/audit-event.entity.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { GatedRepository } from './repository/gated-repository.entity.ts';
import { startGitcodeWorld } from './testing/gitcode-world.ts';
import { startGiteeWorld } from './testing/gitee-world.ts';
import { addTokenCommunity, connectByToken, type TokenCommunity } from './testing/token-community.ts';

const { gitee, testApp: giteeApp } = await startGiteeWorld();
const { gitcode, testApp: gitcodeApp } = await startGitcodeWorld();

type Permission = 'admin' | 'write';

/** A platform, with how an organisation and a repository of it, and somebody with a right there, are made. */
interface Place {
  readonly platform: 'gitee' | 'gitcode';
  readonly testApp: TestApp;
  addRepository(): { readonly id: string; readonly organization: { readonly id: string; readonly login: string } };
  /** Returns the token of a new account. */
  permit(repositoryId: string, permission: Permission): string;
}

const PLACES: readonly Place[] = [
  {
    platform: 'gitee',
    testApp: giteeApp,
    addRepository: () => {
      const owner = gitee.addOrganization(`owner-${crypto.randomUUID()}`);
      const { id } = gitee.addRepository({ owner, name: 'project' });
      return { id: String(id), organization: { id: String(owner.id), login: owner.login } };
    },
    permit: (repositoryId, permission) => {
      const robot = gitee.addUser(`robot-${crypto.randomUUID()}`);
      const repository = [...gitee.state.repositories.values()].find(({ id }) => String(id) === repositoryId);
      if (repository !== undefined) {
        gitee.permit(repository, robot, permission);
      }
      return gitee.issueToken(robot);
    },
  },
  {
    platform: 'gitcode',
    testApp: gitcodeApp,
    addRepository: () => {
      const owner = gitcode.addOrganization(`owner-${crypto.randomUUID()}`);
      return { id: String(gitcode.addRepository({ owner, name: 'project' }).id), organization: owner };
    },
    permit: (repositoryId, permission) => {
      const robot = gitcode.addUser(`robot-${crypto.randomUUID()}`);
      const repository = gitcode.state.repositories.find(({ id }) => String(id) === repositoryId);
      if (repository !== undefined) {
        gitcode.permit(repository, robot, permission);
      }
      return gitcode.issueToken(robot);
    },
  },
];

type Community = Pick<TokenCommunity, 'link' | 'cla' | 'headers' | 'connectionId'>;

/** A community of somebody with a local account, who connected a platform by their own token. */
async function addWebCommunity({ platform, testApp }: Place, token: string): Promise<Community> {
  const em = testApp.em();
  const owner = await buildAccount(em);
  const link = await buildLink(em, { owner });
  const cla = await buildCla(em, link);
  const headers = await signIn(testApp, owner);
  const { connection } = await connectByToken(testApp, { platform, token, headers });
  return { link, cla, headers, connectionId: connection.id };
}

const SET =
  'mutation ($input: SetGatedRepositoriesInput!) { setGatedRepositories(input: $input) { repositories { id } } }';

async function claim({ testApp }: Place, { link, connectionId, headers }: Community, claimed: object) {
  const one = { connectionId, mode: 'ENFORCE', reason: 'A test', ...claimed };
  return graphql(testApp.app, SET, { input: { linkId: link.linkId, repositories: [one] } }, headers);
}

async function linkOf({ testApp }: Place, externalId: string): Promise<string | undefined> {
  return (await testApp.em().findOne(GatedRepository, { externalId }))?.link.id;
}

const AVAILABLE = 'query ($id: ID!) { availableRepositories(connectionId: $id) { nodes { repositoryId } } }';

test.each(PLACES)('$platform: who may only write to a repository claims it for no link', async (place) => {
  const { id, organization } = place.addRepository();
  const web = await addWebCommunity(place, place.permit(id, 'write'));
  const { platform, testApp } = place;
  const own = await addTokenCommunity(testApp, { platform, organization, token: place.permit(id, 'write') });

  for (const community of [web, own]) {
    for (const mode of ['ENFORCE', 'EXCLUDED']) {
      const { errors } = await claim(place, community, { repositoryId: id, mode });
      expect(errors[0]?.extensions).toMatchObject({ code: 'auth_failed', reason: 'administrator of the repository' });
    }
    const { data } = await graphql(testApp.app, AVAILABLE, { id: community.connectionId }, community.headers);
    expect(data).toEqual({ availableRepositories: { nodes: [] } });
  }
  expect(await linkOf(place, id)).toBeUndefined();

  const administrator = await addWebCommunity(place, place.permit(id, 'admin'));
  expect((await claim(place, administrator, { repositoryId: id })).errors).toEqual([]);
  expect(await linkOf(place, id)).toBe(administrator.link.id);
});

test.each(['write', 'admin'] as const)(
  'gitcode: where the list states no right, the right to %s is read from the repository',
  async (permission) => {
    const [, place] = PLACES;
    if (place === undefined) {
      throw new Error('GitCode is missing');
    }
    const { id } = place.addRepository();
    const community = await addWebCommunity(place, place.permit(id, permission));
    gitcode.state.hidesRights = true;

    const { codes } = await claim(place, community, { repositoryId: id, mode: 'EXCLUDED' });
    gitcode.state.hidesRights = false;

    expect(codes).toEqual(permission === 'admin' ? [] : ['auth_failed']);
  },
);

test.each(PLACES)(
  '$platform: the link of its organisation takes a repository from a web link, not the reverse',
  async (place) => {
    const { id, organization } = place.addRepository();
    const web = await addWebCommunity(place, place.permit(id, 'admin'));
    expect((await claim(place, web, { repositoryId: id })).errors).toEqual([]);
    const stranger = await addWebCommunity(place, place.permit(id, 'admin'));
    expect((await claim(place, stranger, { repositoryId: id })).codes).toEqual(['link_exists']);
    const { platform, testApp } = place;
    const own = await addTokenCommunity(testApp, { platform, organization, token: place.permit(id, 'admin') });

    expect((await claim(place, own, { repositoryId: id })).errors).toEqual([]);

    expect(await linkOf(place, id)).toBe(own.link.id);
    expect(await testApp.em().count(AuditEvent, { subject: web.link.id, action: 'REPOSITORY_TAKEN_OVER' })).toBe(1);
    expect((await claim(place, web, { repositoryId: id })).codes).toEqual(['link_exists']);
    const twin = await addTokenCommunity(testApp, { platform, organization, token: place.permit(id, 'admin') });
    expect((await claim(place, twin, { repositoryId: id })).codes).toEqual(['link_exists']);
    expect(await linkOf(place, id)).toBe(own.link.id);
  },
);
