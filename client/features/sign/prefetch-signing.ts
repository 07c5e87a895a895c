import type { ApolloClient } from '@apollo/client';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { isWide } from '#client/components/use-is-wide.ts';
import { readLocale } from '#client/i18n/locale.ts';
import { LinkDocument, SigningTextDocument } from '#generated/graphql.ts';
import { LanguageKey } from '#rules/language.ts';
import { CLA_TYPE } from './signing-way.ts';

const context = { handledCodes: 'all' } as const;

/**
 * Asks for the link that a signing page shows and, where there is no room for pages, for the text of the CLA in the
 * reader's language, at the same time. The page asks for a text in another language.
 */
export async function prefetchSigning(apollo: ApolloClient, id = '', way?: SigningWay): Promise<void> {
  const asked: Promise<unknown>[] = [apollo.query({ query: LinkDocument, variables: { id }, context })];
  if (way !== undefined && !isWide('many')) {
    const variables = { id, type: CLA_TYPE[way], language: LanguageKey[readLocale()] };
    asked.push(apollo.query({ query: SigningTextDocument, variables, context }));
  }
  await Promise.all(asked);
}
