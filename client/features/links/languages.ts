import type { Language } from '#generated/graphql.ts';

/** The languages that a CLA can be in, in the order in which they are shown. */
export const LANGUAGES: readonly Language[] = ['ZH', 'EN'];
