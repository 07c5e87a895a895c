import { expect, test } from 'vitest';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { PATIENCE } from '#server/modules/gate/testing/gate-world.ts';
import { sweep } from '#server/modules/gate/testing/sweep.ts';
import { addTokenCommunity, type TokenCommunity } from '#server/modules/gate/testing/token-community.ts';
import { addWebCommunity, startTokenPlaces, type TokenPlace } from '#server/modules/gate/testing/token-places.ts';
import { graphql } from '#server/test/graphql.ts';
import { GatedOrganization, type UncoveredRepository } from './gated-organization.entity.ts';

const PLACES = await startTokenPlaces();

type Community = Pick<TokenCommunity, 'link' | 'headers' | 'connectionId'>;

const SET =
  'mutation ($input: SetGatedOrganizationInput!) { setGatedOrganization(input: $input) { organization { id } } }';
const AVAILABLE = `query ($linkId: ID!, $connectionId: ID!) {
  availableOrganizations(linkId: $linkId, connectionId: $connectionId) { organizationId login repositories }
}`;

async function cover({ testApp }: TokenPlace, { link, connectionId, headers }: Community, given: object) {
  const input = { linkId: link.linkId, connectionId, mode: 'ENFORCE', exclusions: [], ...given };
  return graphql(testApp.app, SET, { input }, headers);
}

/** Modes of the repositories of a link, by name. */
async function modesOf({ testApp }: TokenPlace, { link }: Community): Promise<Record<string, string>> {
  const rows = await testApp.em().find(GatedRepository, { link: link.id });
  return Object.fromEntries(rows.map(({ path, mode }) => [path.slice(path.lastIndexOf('/') + 1), mode]));
}

async function uncoveredOf({ testApp }: TokenPlace, { link }: Community): Promise<readonly UncoveredRepository[]> {
  return (await testApp.em().findOneOrFail(GatedOrganization, { link: link.id })).uncovered;
}

async function sweepLater(place: TokenPlace, { link, connectionId }: Community): Promise<void> {
  const hourAgo = new Date(Date.now() - 3_600_001);
  await place.testApp.em().nativeUpdate(GatedOrganization, { link: link.id }, { comparedAt: hourAgo });
  await sweep(place, connectionId);
}

test.each(PLACES)(
  '$platform: an organisation is covered with webhooks, and new repositories within the hour',
  async (place) => {
    const organization = place.addOrganization();
    const { login } = organization;
    const compiler = place.addRepository(organization, 'compiler');
    const docs = place.addRepository(organization, 'docs-zh');
    const foreign = place.addRepository(organization, 'foreign');
    const robot = place.addRobot('admin', compiler, docs);
    place.permit(robot, 'write', foreign);
    place.addRepository(organization, 'beyond');
    const { platform, testApp } = place;
    const community = await addTokenCommunity(testApp, { platform, organization, token: place.issueToken(robot) });
    const { link, connectionId, headers } = community;
    const { data } = await graphql(testApp.app, AVAILABLE, { linkId: link.linkId, connectionId }, headers);
    expect(data).toEqual({ availableOrganizations: [{ organizationId: organization.id, login, repositories: 2 }] });

    const exclusions = [{ pattern: 'docs-*', reason: 'Texts' }];
    expect((await cover(place, community, { organizationId: organization.id, exclusions })).errors).toEqual([]);

    await expect
      .poll(() => modesOf(place, community), PATIENCE)
      .toEqual({ compiler: 'enforce', 'docs-zh': 'excluded' });
    await expect.poll(() => place.countHooks(compiler), PATIENCE).toBe(1);
    expect(place.countHooks(docs)).toBe(0);
    expect(await uncoveredOf(place, community)).toEqual([
      { path: `${login}/beyond`, reason: 'out_of_reach' },
      { path: `${login}/foreign`, reason: 'not_administered' },
    ]);

    place.permit(robot, 'admin', place.addRepository(organization, 'created'));
    await sweepLater(place, community);

    await expect.poll(async () => (await modesOf(place, community))['created'], PATIENCE).toBe('enforce');
  },
);

test.each(PLACES)(
  '$platform: the link of an organisation takes it with its repositories from a web link',
  async (place) => {
    const organization = place.addOrganization();
    const id = place.addRepository(organization, 'project');
    const token = () => place.issueToken(place.addRobot('admin', id));
    const web = await addWebCommunity(place, token());
    const wanted = { organizationId: organization.id };
    expect((await cover(place, web, wanted)).errors).toEqual([]);
    await expect.poll(() => modesOf(place, web), PATIENCE).toEqual({ project: 'enforce' });
    const { platform, testApp } = place;
    const own = await addTokenCommunity(testApp, { platform, organization, token: token() });

    expect((await cover(place, own, wanted)).errors).toEqual([]);

    await expect.poll(() => modesOf(place, own), PATIENCE).toEqual({ project: 'enforce' });
    expect(await modesOf(place, web)).toEqual({});
    expect((await cover(place, web, wanted)).codes).toEqual(['link_exists']);
    expect((await cover(place, await addWebCommunity(place, token()), wanted)).codes).toEqual(['link_exists']);
  },
);

test.each(PLACES)('$platform: who may only write in an organisation does not take it', async (place) => {
  const organization = place.addOrganization();
  const id = place.addRepository(organization, 'project');
  const web = await addWebCommunity(place, place.issueToken(place.addRobot('write', id)));

  expect((await cover(place, web, { organizationId: organization.id })).codes).toEqual(['no_permission']);

  expect(await place.testApp.em().count(GatedOrganization, { link: web.link.id })).toBe(0);
});
