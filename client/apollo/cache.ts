import { InMemoryCache } from '@apollo/client';

/** The cache: an object is known by its id, where it has one that is unique. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
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
