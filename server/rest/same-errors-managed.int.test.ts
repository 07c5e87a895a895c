import { describe, expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { toRest } from '#server/errors/to-rest.ts';
import {
  arrangeCorporation,
  arrangeManagedLink,
  newDomain,
  type ManagedLink,
} from '#server/modules/signing/signing/corporation/testing/managed-link.ts';
import { buildCla } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { buildCorporation, buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';

const testApp = await createTestApp();

/** One operation of a community manager, in the form of each transport. */
interface Operation {
  readonly graphql: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/** The arguments of an operation; both transports get the same. */
interface Aim extends ManagedLink {
  readonly id: string;
}

const corporationOperation = (name: string): string =>
  `mutation ($id: ID!) { ${name}(input: { id: $id }) { corporationSigning { id } } }`;

const OPERATIONS = {
  resend: {
    graphql: corporationOperation('resendCorporationDocument'),
    method: 'PUT',
    path: 'corporation-signing/{link}/{id}',
  },
  approve: {
    graphql: corporationOperation('approveCorporationSigning'),
    method: 'POST',
    path: 'corporation-manager/{link}/{id}',
  },
  delete: {
    graphql: corporationOperation('deleteCorporationSigning'),
    method: 'DELETE',
    path: 'corporation-signing/{link}/{id}',
  },
  restore: {
    graphql: corporationOperation('restoreCorporationSigning'),
    method: 'PATCH',
    path: 'corporation-manager/{link}/{id}',
  },
  unlink: {
    graphql: 'mutation ($linkId: ID!) { unlinkLink(input: { linkId: $linkId }) { unlinkedLinkId } }',
    method: 'DELETE',
    path: 'link/{link}',
  },
  removeCla: {
    graphql: 'mutation ($linkId: ID!, $id: ID!) { removeCla(input: { linkId: $linkId, claId: $id }) { link { id } } }',
    method: 'DELETE',
    path: 'cla/{link}/{id}',
  },
  list: {
    graphql: 'query ($linkId: ID!) { corporationSignings(linkId: $linkId, state: DELETED) { totalCount } }',
    method: 'GET',
    path: 'corporation-signing/deleted/{link}',
  },
} as const satisfies Record<string, Operation>;

async function failures(operation: Operation, { link, id, headers }: Aim): Promise<object> {
  // GraphQL refuses variables that its operation does not declare.
  const variables = Object.fromEntries(
    Object.entries({ linkId: link.linkId, id }).filter(([name]) => operation.graphql.includes(`$${name}:`)),
  );
  const overGraphql = await graphql(testApp.app, operation.graphql, variables, headers);
  const url = `/api/v1/${operation.path.replace('{link}', link.linkId).replace('{id}', id)}`;
  const overRest = await testApp.app.inject({ method: operation.method, url, headers });
  return { codes: overGraphql.codes, status: overRest.statusCode, body: overRest.json() };
}

/** The same code over both, with the status and envelope of REST. */
function sameFailure(code: ErrorCode): object {
  const { status, body } = toRest(new AppError(code));
  return { codes: [code], status, body: { data: { ...body.data, error_message: expect.any(String) } } };
}

type Options = NonNullable<Parameters<typeof arrangeCorporation>[2]>;

const corporation = (options: Options) => async (managed: ManagedLink) =>
  (await arrangeCorporation(testApp, managed, options)).id;

describe('requests of community managers are refused by the same code over GraphQL and REST', () => {
  test.each<[string, Operation, (managed: ManagedLink) => Promise<string>, ErrorCode]>([
    ['a resend when it is complete', OPERATIONS.resend, corporation({ state: 'completed' }), 'not_ready_to_sign'],
    ['an approval without document', OPERATIONS.approve, corporation({ uploaded: false }), 'unuploaded'],
    ['a second approval', OPERATIONS.approve, corporation({ state: 'completed' }), 'corp_manager_exists'],
    ['a second deletion', OPERATIONS.delete, corporation({ state: 'deleted' }), 'not_ready_to_sign'],
    ['a restoration of one that is there', OPERATIONS.restore, corporation({}), 'not_ready_to_sign'],
    [
      'a restoration to a place that was taken',
      OPERATIONS.restore,
      async (managed) => {
        const domains = [newDomain()];
        const { id, representativeEmail } = await arrangeCorporation(testApp, managed, { state: 'deleted', domains });
        await buildCorporation(testApp.em(), managed.link, { state: 'uncompleted', domains, representativeEmail });
        return id;
      },
      'resigned',
    ],
    [
      'an end of a link that was signed',
      OPERATIONS.unlink,
      async ({ link }) => {
        const em = testApp.em();
        return (await buildIndividualSigning(em, await buildCla(em, link))).id;
      },
      'link_is_used',
    ],
    [
      'a removal of a CLA that was signed',
      OPERATIONS.removeCla,
      async ({ link }) => {
        const em = testApp.em();
        const cla = await buildCla(em, link);
        await buildIndividualSigning(em, cla);
        return cla.id;
      },
      'cla_is_used',
    ],
  ])('%s', async (_name, operation, arrange, code) => {
    const managed = await arrangeManagedLink(testApp);
    const aim = { ...managed, id: await arrange(managed) };

    expect(await failures(operation, aim)).toEqual(sameFailure(code));
  });

  test.each(Object.entries(OPERATIONS))(
    '%s, by nobody and by the manager of another community',
    async (_name, operation) => {
      const managed = await arrangeManagedLink(testApp);
      const id = (await arrangeCorporation(testApp, managed)).id;
      const { headers } = await arrangeManagedLink(testApp);

      expect(await failures(operation, { ...managed, id, headers })).toEqual(sameFailure('no_permission'));
      expect(await failures(operation, { ...managed, id, headers: { cookie: '', token: '' } })).toEqual(
        sameFailure('missing_token'),
      );
    },
  );
});
