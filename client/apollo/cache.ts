import { InMemoryCache } from '@apollo/client';

/** The cache: an object is known by its id, where it has one that is unique. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // Ids of fields repeat from one CLA to the next.
      FieldDefinition: { keyFields: false },
      Footer: { keyFields: [] },
      PolicyDocument: { keyFields: ['set', 'language'] },
    },
  });
}
