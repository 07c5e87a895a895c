import type { SignIndividualMutation } from '#generated/graphql.ts';

/** What the server answers to an individual's signing, or to their agreement to a newer version. */
export type SignedIndividual = Omit<SignIndividualMutation['signIndividual'], '__typename'>;
