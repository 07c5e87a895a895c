import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { QRCodeSVG } from 'qrcode.react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Select } from '#client/components/select.tsx';
import { SignAddress } from '#client/components/sign-address.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { Language, LANGUAGE_KEYS, type LanguageKey, LanguageName } from '#rules/language.ts';
import { badgePath, signPath } from '#rules/paths.ts';
import { BOT_TEXT } from './bot-text.ts';
import { CopiedText } from './copied-text.tsx';

/** What brings contributors to the signing page: its address, a QR code, a badge, and a text for a bot. */
export function ShareTools({ link }: Pick<LinkRowFragment, 'link'>): ReactElement {
  const intl = useIntl();
  const path = signPath(link.id);
  return (
    <>
      <Flex gap="6" direction={{ base: 'column', md: 'row' }} align={{ md: 'flex-start' }}>
        <Box flexGrow="1" minWidth="0">
          <SignAddress label={<FormattedMessage id="links.fact.signUrl" />} path={path} />
        </Box>
        <Box bg="white" p="4" width="fit-content" border="hairline" borderRadius="sm">
          <QRCodeSVG
            value={window.location.origin + path}
            size={128}
            title={intl.formatMessage({ id: 'links.share.qr' })}
          />
        </Box>
      </Flex>
      <Badge link={link} />
    </>
  );
}

function Badge({ link }: Pick<LinkRowFragment, 'link'>): ReactElement {
  const intl = useIntl();
  const { locale } = useLanguage();
  const [language, setLanguage] = useState<LanguageKey>(LANGUAGE_KEYS.find((key) => Language[key] === locale) ?? 'ZH');
  const signUrl = window.location.origin + signPath(link.id);
  const badgeUrl = window.location.origin + badgePath(link.id, language);
  const texts = {
    badge: `[![CLA](${badgeUrl})](${signUrl})`,
    bot: BOT_TEXT[language]({ alias: link.alias, signUrl }),
  };
  return (
    <Stack gap="4" mt="6">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <Flex gap="3" align="center">
          <Text as="span" color="fg.muted" fontSize="sm">
            <FormattedMessage id="links.share.badge" />
          </Text>
          <img
            src={badgePath(link.id, language)}
            alt={intl.formatMessage({ id: 'links.share.badge.alt' })}
            height={20}
          />
        </Flex>
        <Select
          layout={{ width: 'auto', size: 'sm' }}
          aria-label={intl.formatMessage({ id: 'links.share.language' })}
          value={language}
          onChoose={(chosen) => setLanguage(chosen as LanguageKey)}
        >
          {LANGUAGE_KEYS.map((key) => (
            <option key={key} value={key}>
              {LanguageName[key]}
            </option>
          ))}
        </Select>
      </Flex>
      {(['badge', 'bot'] as const).map((kind) => (
        <CopiedText
          key={kind}
          label={<FormattedMessage id={`links.share.${kind}.label`} />}
          value={texts[kind]}
          copy={<FormattedMessage id={`links.share.${kind}.copy`} />}
        />
      ))}
    </Stack>
  );
}
