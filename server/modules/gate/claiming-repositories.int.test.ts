import { expect, test } from 'vitest';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { graphql } from '#server/test/graphql.ts';
import { GatedRepository } from './repository/gated-repository.entity.ts';
import { addTokenCommunity, type TokenCommunity } from './testing/token-community.ts';
import { addWebCommunity, startTokenPlaces, type TokenPlace } from './testing/token-places.ts';

const PLACES = await startTokenPlaces();

type Community = Pick<TokenCommunity, 'link' | 'headers' | 'connectionId'>;

/** A repository of an organisation, and a token of an account with a right in it. */
function addRepository(place: TokenPlace) {
  const organization = place.addOrganization();
  const id = place.addRepository(organization, 'project');
  const issueToken = (permission: 'admin' | 'write') => place.issueToken(place.addRobot(permission, id));
  return { id, organization, issueToken };
}

const SET =
  'mutation ($input: SetGatedRepositoriesInput!) { setGatedRepositories(input: $input) { repositories { id } } }';

async function claim({ testApp }: TokenPlace, { link, connectionId, headers }: Community, claimed: object) {
  const one = { connectionId, mode: 'ENFORCE', reason: 'A test', ...claimed };
  return graphql(testApp.app, SET, { input: { linkId: link.linkId, repositories: [one] } }, headers);
}

async function linkOf({ testApp }: TokenPlace, externalId: string): Promise<string | undefined> {
  return (await testApp.em().findOne(GatedRepository, { externalId }))?.link.id;
}

const AVAILABLE = 'query ($id: ID!) { availableRepositories(connectionId: $id) { nodes { repositoryId } } }';

test.each(PLACES)('$platform: who may only write to a repository claims it for no link', async (place) => {
  const { id, organization, issueToken } = addRepository(place);
  const web = await addWebCommunity(place, issueToken('write'));
  const { platform, testApp } = place;
  const own = await addTokenCommunity(testApp, { platform, organization, token: issueToken('write') });

  for (const community of [web, own]) {
    for (const mode of ['ENFORCE', 'EXCLUDED']) {
      const { errors } = await claim(place, community, { repositoryId: id, mode });
      expect(errors[0]?.extensions).toMatchObject({ code: 'auth_failed', reason: 'administrator of the repository' });
    }
    const { data } = await graphql(testApp.app, AVAILABLE, { id: community.connectionId }, community.headers);
    expect(data).toEqual({ availableRepositories: { nodes: [] } });
  }
  expect(await linkOf(place, id)).toBeUndefined();

  const administrator = await addWebCommunity(place, issueToken('admin'));
  expect((await claim(place, administrator, { repositoryId: id })).errors).toEqual([]);
  expect(await linkOf(place, id)).toBe(administrator.link.id);
});

test.each(['write', 'admin'] as const)(
  'gitcode: where the list states no right, the right to %s is read from the repository',
  async (permission) => {
    const [, place] = PLACES;
    const { id, issueToken } = addRepository(place);
    const community = await addWebCommunity(place, issueToken(permission));
    place.hideRights(true);

    const { codes } = await claim(place, community, { repositoryId: id, mode: 'EXCLUDED' });
    place.hideRights(false);

    expect(codes).toEqual(permission === 'admin' ? [] : ['auth_failed']);
  },
);

test.each(PLACES)(
  '$platform: the link of its organisation takes a repository from a web link, not the reverse',
  async (place) => {
    const { id, organization, issueToken } = addRepository(place);
    const web = await addWebCommunity(place, issueToken('admin'));
    expect((await claim(place, web, { repositoryId: id })).errors).toEqual([]);
    const stranger = await addWebCommunity(place, issueToken('admin'));
    expect((await claim(place, stranger, { repositoryId: id })).codes).toEqual(['link_exists']);
    const { platform, testApp } = place;
    const own = await addTokenCommunity(testApp, { platform, organization, token: issueToken('admin') });

    expect((await claim(place, own, { repositoryId: id })).errors).toEqual([]);

    expect(await linkOf(place, id)).toBe(own.link.id);
    expect(await testApp.em().count(AuditEvent, { subject: web.link.id, action: 'REPOSITORY_TAKEN_OVER' })).toBe(1);
    expect((await claim(place, web, { repositoryId: id })).codes).toEqual(['link_exists']);
    const twin = await addTokenCommunity(testApp, { platform, organization, token: issueToken('admin') });
    expect((await claim(place, twin, { repositoryId: id })).codes).toEqual(['link_exists']);
    expect(await linkOf(place, id)).toBe(own.link.id);
  },
);
