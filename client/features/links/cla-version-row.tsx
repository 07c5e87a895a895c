import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Day } from '#client/components/day.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { ClaVersionRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { claDocumentPath, updateClaPath } from '#rules/paths.ts';
import { RemoveClaDialog } from './remove-cla-dialog.tsx';
import { SummaryDialog } from './summary-dialog.tsx';

const TONES = { CURRENT: 'success', SUPERSEDED: 'muted', REMOVED: 'muted' } as const;

interface ClaVersionRowProps {
  readonly linkId: string;
  readonly version: ClaVersionRowFragment;
}

/** One version of a CLA: exactly which, since when, how many have signed it, and what can be done with it. */
export function ClaVersionRow({ linkId, version }: ClaVersionRowProps): ReactElement {
  const { cla, state, sourceUrl, signingCount } = version;
  const language = LanguageName[cla.language];
  return (
    <ListRow actions={<ClaActions linkId={linkId} version={version} />}>
      <Flex gap="3" wrap="wrap" align="center">
        <Text as="h3" fontWeight="semibold">
          <FormattedMessage id="links.cla.version" values={{ language, version: cla.version }} />
        </Text>
        <StateBadge tone={TONES[state]}>
          <FormattedMessage id={`links.cla.state.${state}`} />
        </StateBadge>
      </Flex>
      <Flex mt="1" columnGap="4" wrap="wrap" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Text as="span">
          <Day value={cla.createdAt} />
        </Text>
        <Text as="span">
          <FormattedMessage id="links.cla.signings" values={{ count: signingCount }} />
        </Text>
        {sourceUrl && <NewTabLink href={sourceUrl}>{sourceUrl}</NewTabLink>}
      </Flex>
      <Box mt="2" color="fg.muted">
        <Fingerprint sha256={cla.sha256} />
      </Box>
    </ListRow>
  );
}

function ClaActions({ linkId, version: { cla, state, removable } }: ClaVersionRowProps): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState<'summary' | 'remove'>();
  const menu = useRef<HTMLButtonElement>(null);
  const frame = { returnFocusTo: menu, onClose: () => setOpen(undefined) };
  const name = intl.formatMessage(
    { id: 'links.cla.version' },
    { language: LanguageName[cla.language], version: cla.version },
  );
  const documentUrl = claDocumentPath(linkId, cla.number);
  return (
    <>
      <Button asChild size="sm">
        <a href={documentUrl} download={`cla-${linkId}-${cla.number}.pdf`}>
          <FormattedMessage id="links.cla.download" />
        </a>
      </Button>
      {state === 'CURRENT' && (
        <ChangersOnly>
          <ButtonLink size="sm" to={updateClaPath(linkId, cla.type, cla.language)}>
            <FormattedMessage id="links.cla.update" />
          </ButtonLink>
          <RowMenu
            ref={menu}
            name={name}
            actions={[
              {
                key: 'summary',
                text: (
                  <FormattedMessage id={cla.summary === null ? 'links.cla.summary.add' : 'links.cla.summary.edit'} />
                ),
                onSelect: () => setOpen('summary'),
              },
              {
                key: 'remove',
                text: <FormattedMessage id="links.cla.remove" />,
                isDanger: true,
                onSelect: () => setOpen('remove'),
              },
            ]}
          />
          {open === 'summary' && <SummaryDialog linkId={linkId} cla={cla} name={name} {...frame} />}
          {open === 'remove' && (
            <RemoveClaDialog linkId={linkId} claId={cla.id} name={name} isRemovable={removable} {...frame} />
          )}
        </ChangersOnly>
      )}
    </>
  );
}
