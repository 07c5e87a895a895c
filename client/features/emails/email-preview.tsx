import { Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { Select } from '#client/components/select.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { EmailKind } from '#generated/graphql.ts';
import { useEmailPreviewQuery } from '#generated/hooks.ts';
import { Language, LANGUAGE_KEYS, type LanguageKey, LanguageName } from '#rules/language.ts';
import { ALL_KINDS, EMAIL_KINDS, READERS } from './email-kinds.ts';

/** Height of the email, also while it is loaded. */
const HEIGHT = '44rem';

/** An email as its recipients get it, with sample values; kind and language are in the address. */
export function EmailPreview({ linkId }: { readonly linkId: string }): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  const [params, setParams] = useSearchParams();
  const kind: EmailKind = ALL_KINDS.find((known) => known === params.get('kind')) ?? 'INDIVIDUAL_SIGNED';
  const language: LanguageKey = LANGUAGE_KEYS.find((key) => Language[key] === (params.get('lang') ?? locale)) ?? 'ZH';
  const choose = (name: string, value: string) =>
    setParams((current) => new URLSearchParams([...[...current].filter(([key]) => key !== name), [name, value]]), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="4">
        <Select
          layout={NARROW}
          aria-label={intl.formatMessage({ id: 'emails.kind' })}
          value={kind}
          onChoose={(value) => choose('kind', value)}
        >
          {READERS.map((reader) => (
            <optgroup key={reader} label={intl.formatMessage({ id: `emails.reader.${reader}` })}>
              {EMAIL_KINDS[reader].map((known) => (
                <option key={known} value={known}>
                  {intl.formatMessage({ id: `emails.kind.${known}` })}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
        <Select
          layout={NARROW}
          aria-label={intl.formatMessage({ id: 'emails.language' })}
          value={Language[language]}
          onChoose={(value) => choose('lang', value)}
        >
          {LANGUAGE_KEYS.map((key) => (
            <option key={key} value={Language[key]}>
              {LanguageName[key]}
            </option>
          ))}
        </Select>
      </Flex>
      <Sheet linkId={linkId} kind={kind} language={language} />
    </>
  );
}

/** Lays out the choices of the page in a row. */
const NARROW = { width: 'auto', maxWidth: 'full', size: 'sm' } as const;

interface SheetProps {
  readonly linkId: string;
  readonly kind: EmailKind;
  readonly language: LanguageKey;
}

function Sheet({ linkId, kind, language }: SheetProps): ReactElement {
  const intl = useIntl();
  const { data, error, refetch } = useEmailPreviewQuery({
    variables: { linkId, kind, language },
    // The address of the frame is good for minutes.
    fetchPolicy: 'no-cache',
    context: { handledCodes: 'all' },
  });
  const preview = data?.emailPreview;
  if (preview === undefined && error !== undefined) {
    return <LoadFailure error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Box border="hairline" borderRadius="sm" overflow="hidden" bg="bg.sheet">
      <Box px="4" py="3" borderBottom="hairline" minHeight="16">
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="emails.subject" />
        </Text>
        <Text fontWeight="semibold" lang={Language[language]} overflowWrap="anywhere">
          {preview?.subject ?? '…'}
        </Text>
      </Box>
      {preview === undefined ? (
        <Skeleton height={HEIGHT} />
      ) : (
        <chakra.iframe
          key={preview.htmlPath}
          title={intl.formatMessage({ id: 'emails.frame' }, { subject: preview.subject })}
          src={preview.htmlPath}
          sandbox=""
          display="block"
          width="full"
          height={HEIGHT}
          border="0"
          bg="white"
        />
      )}
    </Box>
  );
}
