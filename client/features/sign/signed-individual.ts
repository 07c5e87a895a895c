import type { SignIndividualMutation } from '#generated/graphql.ts';

/** The server's answer to an individual's signing or agreement to a newer version. */
export type SignedIndividual = Omit<SignIndividualMutation['signIndividual'], '__typename'>;
