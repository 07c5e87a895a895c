import { TotpDocument, ViewerDocument } from '#generated/graphql.ts';

/** What changes with a second factor: the recovery codes, and whether one is missing. */
export const FACTOR_QUERIES = [TotpDocument, ViewerDocument];
