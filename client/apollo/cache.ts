import { type FieldReadFunction, InMemoryCache, type Reference } from '@apollo/client';

/** Finds a CLA that came with its link, so that no page asks again for what is known of it. */
const findCla: FieldReadFunction<Reference> = (known, { args, readField, toReference }) => {
  const link = toReference({ __typename: 'Link', id: args?.['linkId'] as string });
  const clas = readField<readonly Reference[]>('clas', link) ?? [];
  return known ?? clas.find((cla) => readField('number', cla) === args?.['number']);
};

/** Creates the cache, which identifies objects by id where the id is unique. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // Every response carries the whole list.
      Corporation: {
        fields: { administrators: { merge: false }, emailDomains: { merge: false }, managers: { merge: false } },
      },
      // Only the viewer's own corporation is ever queried, so the domain is unique.
      EmailDomain: { keyFields: ['domain'] },
      // Field ids repeat across CLAs.
      FieldDefinition: { keyFields: false },
      FieldValue: { keyFields: false },
      Footer: { keyFields: [] },
      // A singleton: the account that is logged in.
      Viewer: { keyFields: [] },
      // Two queries of the page of a signing ask for different parts of the same document.
      SignedDocument: { merge: true },
      // Every response carries all of them.
      Query: {
        fields: {
          apiKeys: { merge: false },
          cla: { read: findCla },
          passkeys: { merge: false },
          sessions: { merge: false },
          webhooks: { merge: false },
        },
      },
      PolicyDocument: { keyFields: ['set', 'language'] },
    },
  });
}
