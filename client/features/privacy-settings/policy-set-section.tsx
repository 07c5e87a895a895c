import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListRow } from '#client/components/list/list-row.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { MessageId } from '#client/i18n/messages.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { PolicyDocumentSet, PrivacySettingsFragment } from '#generated/graphql.ts';
import { LANGUAGE_KEYS, type LanguageKey, LanguageName } from '#rules/language.ts';
import { policyPath } from '#rules/paths.ts';
import { PolicyDocumentDialog } from './policy-document-dialog.tsx';
import { RemoveDocumentDialog } from './remove-document-dialog.tsx';
import { POLICY_PAGES, shownFile, type StoredDocument } from './stored-document.ts';

interface PolicySetSectionProps {
  readonly set: PolicyDocumentSet;
  readonly settings: PrivacySettingsFragment;
}

/** One of the three policy texts: the community's own text in each language. */
export function PolicySetSection({ set, settings }: PolicySetSectionProps): ReactElement {
  const documents = settings.documents.filter((document) => document.set === set);
  const { page, titleId } = POLICY_PAGES[set];
  return (
    <Box as="section" tabIndex={-1} outline="none" aria-labelledby={`policy-${page}`}>
      <Flex gap="4" wrap="wrap" align="baseline" justify="space-between" mb="4">
        <Heading as="h2" size="xl" id={`policy-${page}`}>
          <FormattedMessage id={titleId} />
        </Heading>
        <NewTabLink href={policyPath(page, settings.id)} fontSize="sm">
          <FormattedMessage id="privacySettings.read" />
        </NewTabLink>
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        {documents.length === 0 && <FormattedMessage id="privacySettings.service" />}
        {documents.length > 0 && set !== 'PRIVACY' && <FormattedMessage id="privacySettings.own" />}
        {documents.length > 0 && set === 'PRIVACY' && (
          <FormattedMessage id="privacySettings.version" values={{ version: settings.privacyVersion }} />
        )}
      </Text>
      <Stack as="ul" listStyleType="none" gap="0" borderTop="hairline" mt="4">
        {LANGUAGE_KEYS.map((language) => (
          <DocumentRow
            key={language}
            place={{ linkId: settings.id, set, language }}
            document={documents.find((document) => document.language === language)}
          />
        ))}
      </Stack>
    </Box>
  );
}

interface DocumentRowProps {
  readonly place: { readonly linkId: string; readonly set: PolicyDocumentSet; readonly language: LanguageKey };
  /** Undefined while the community has no text. */
  readonly document: StoredDocument | undefined;
}

function DocumentRow({ place, document }: DocumentRowProps): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState<'file' | 'remove'>();
  const name = intl.formatMessage(
    { id: 'privacySettings.set.title' },
    {
      text: intl.formatMessage({ id: POLICY_PAGES[place.set].titleId }),
      language: LanguageName[place.language],
    },
  );
  const action = document === undefined ? 'privacySettings.set' : 'privacySettings.change';
  const labelOf = (id: MessageId) =>
    intl.formatMessage({ id: 'privacySettings.of' }, { action: intl.formatMessage({ id }), name });
  const handleClose = () => setOpen(undefined);
  return (
    <ListRow
      actions={
        <ChangersOnly>
          <Button size="sm" aria-label={labelOf(action)} onClick={() => setOpen('file')}>
            <FormattedMessage id={action} />
          </Button>
          {document !== undefined && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={labelOf('privacySettings.remove')}
              onClick={() => setOpen('remove')}
            >
              <FormattedMessage id="privacySettings.remove" />
            </Button>
          )}
          {open === 'file' && <PolicyDocumentDialog place={place} document={document} onClose={handleClose} />}
          {open === 'remove' && <RemoveDocumentDialog place={place} onClose={handleClose} />}
        </ChangersOnly>
      }
    >
      <Flex columnGap="4" align="baseline" wrap="wrap" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        <Text as="h3" minWidth="24" fontSize="body" fontWeight="semibold" color="fg">
          {LanguageName[place.language]}
        </Text>
        {document === undefined ? (
          <FormattedMessage id="privacySettings.none" />
        ) : (
          <>
            <Text as="span">{shownFile(document)}</Text>
            <Text as="span">
              <FormattedMessage
                id="privacySettings.readAt"
                values={{ time: <TimePoint value={document.readAt} isShort /> }}
              />
            </Text>
          </>
        )}
      </Flex>
    </ListRow>
  );
}
