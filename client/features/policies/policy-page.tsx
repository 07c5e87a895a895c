import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation, useParams } from 'react-router-dom';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { MarkdownText } from '#client/components/markdown/markdown-text.tsx';
import { PageTitle } from '#client/components/page-title.tsx';
import { Page } from '#client/components/page.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { PolicyDocumentSet } from '#generated/graphql.ts';
import { usePolicyDocumentQuery } from '#generated/hooks.ts';
import { LanguageKey } from '#rules/language.ts';
import { splitTitle } from './split-title.ts';

interface Policy {
  readonly set: PolicyDocumentSet;
  readonly titleId: MessageId;
}

const PRIVACY: Policy = { set: 'PRIVACY', titleId: 'policies.privacy.title' };
const BY_PATH: Readonly<Record<string, Policy>> = {
  privacy: PRIVACY,
  cookies: { set: 'COOKIES', titleId: 'policies.cookies.title' },
  'information-list': { set: 'INFORMATION_LIST', titleId: 'policies.informationList.title' },
};

/** Shows the policy named in the first segment of the address, in the current language. */
export function PolicyPage(): ReactElement {
  const { locale } = useLanguage();
  const { linkId } = useParams();
  const [, path = ''] = useLocation().pathname.split('/');
  const { set, titleId } = BY_PATH[path] ?? PRIVACY;
  const { data, error, refetch } = usePolicyDocumentQuery({
    variables: { set, language: LanguageKey[locale], linkId: linkId ?? null },
    context: { handledCodes: 'all' },
  });

  const { title, body } = splitTitle(data?.policyDocument.text ?? '');

  return (
    <Page>
      <PageTitle>{title ?? <FormattedMessage id={titleId} />}</PageTitle>
      <Box mt="8" maxWidth="measure">
        {data !== undefined && (
          <>
            <MarkdownText text={body} />
            <Text mt="12" pt="4" borderTop="hairline" color="fg.muted" fontSize="sm" overflowWrap="anywhere">
              <FormattedMessage id="policies.version" values={{ version: data.policyDocument.version }} />
            </Text>
          </>
        )}
        {data === undefined &&
          (error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />)}
      </Box>
    </Page>
  );
}
