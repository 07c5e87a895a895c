import { InMemoryCache } from '@apollo/client';

/** The cache: an object is known by its id, where it has one that is unique. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // An answer has the whole list.
      Corporation: { fields: { emailDomains: { merge: false }, managers: { merge: false } } },
      // Only those of the one corporation that the viewer manages are ever asked for.
      EmailDomain: { keyFields: ['domain'] },
      // Ids of fields repeat from one CLA to the next.
      FieldDefinition: { keyFields: false },
      FieldValue: { keyFields: false },
      Footer: { keyFields: [] },
      // The one who is logged in.
      Viewer: { keyFields: [] },
      PolicyDocument: { keyFields: ['set', 'language'] },
    },
  });
}
