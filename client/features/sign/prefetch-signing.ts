import type { ApolloClient } from '@apollo/client';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { isWide } from '#client/components/use-is-wide.ts';
import { readLocale } from '#client/i18n/locale.ts';
import { ClaTextDocument, LinkDocument } from '#generated/graphql.ts';
import { LanguageKey } from '#rules/language.ts';
import { claToRead } from './signing-way.ts';

const context = { handledCodes: 'all' } as const;

/**
 * Asks for the link that a signing page shows, then, where there is no room for its pages, for the text of the CLA that
 * is signed this way.
 */
export async function prefetchSigning(apollo: ApolloClient, linkId = '', way?: SigningWay): Promise<void> {
  const { data } = await apollo.query({ query: LinkDocument, variables: { id: linkId }, context });
  const cla = way && data && claToRead(data.link.clas, way, LanguageKey[readLocale()]);
  if (cla !== undefined && !isWide('many')) {
    await apollo.query({ query: ClaTextDocument, variables: { linkId, number: cla.number }, context });
  }
}
