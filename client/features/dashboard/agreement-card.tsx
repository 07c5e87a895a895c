import { Box, Button, Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { type ReactElement, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { LinkDashboardQuery } from '#generated/graphql.ts';
import { useAskForAgreementMutation } from '#generated/hooks.ts';
import { LanguageName } from '#rules/language.ts';
import { signingListPath } from '#rules/paths.ts';

type Agreement = LinkDashboardQuery['linkDashboard']['agreements'][number];

const DAY = 86_400_000;

interface AgreementCardProps {
  readonly linkId: string;
  readonly agreement: Agreement;
  /** Called when the others have been asked. */
  readonly onAsked: () => void;
}

/** How many have agreed to a new version, how long the others have, and a reminder for them. */
export function AgreementCard({ linkId, agreement, onAsked }: AgreementCardProps): ReactElement {
  const intl = useIntl();
  const id = useId();
  const { cla, agreed, outstanding, graceEndsAt } = agreement;
  const [now] = useState(Date.now);
  const days = Math.ceil((Date.parse(graceEndsAt) - now) / DAY);
  const isOver = days <= 0;
  const count = agreed + outstanding;
  const values = { agreed, count, days, date: <TimePoint value={graceEndsAt} isShort /> };
  const list = { kind: cla.type, state: isOver ? 'EXPIRED' : 'SUPERSEDED' };
  return (
    <Box as="section" aria-labelledby={id} p="4" bg="bg.sheet" border="hairline" borderRadius="sm">
      <Heading as="h2" size="lg" id={id}>
        <FormattedMessage
          id={`dashboard.agreement.${cla.type}`}
          values={{ version: cla.version, language: LanguageName[cla.language] }}
        />
      </Heading>
      <Text mt="1" fontVariantNumeric="tabular-nums">
        <FormattedMessage id={isOver ? 'dashboard.agreement.over' : 'dashboard.agreement.left'} values={values} />
      </Text>
      <Box my="3">
        <ProgressBar
          label={intl.formatMessage({ id: 'dashboard.agreement.progress' }, { agreed, count })}
          part={agreed / count}
        />
      </Box>
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <ChakraLink asChild>
          <Link to={`${signingListPath(linkId)}?${new URLSearchParams(list).toString()}`}>
            <FormattedMessage id="dashboard.agreement.outstanding" values={{ count: outstanding }} />
          </Link>
        </ChakraLink>
        <Reminder linkId={linkId} agreement={agreement} onAsked={onAsked} />
      </Flex>
    </Box>
  );
}

/** Asks those who have yet to agree; says when they can be asked again. */
function Reminder({ linkId, agreement, onAsked }: AgreementCardProps): ReactElement | null {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [ask] = useAskForAgreementMutation(CONFIRMED);
  const { cla, outstanding, unmailed, askableAt } = agreement;
  if (!useCanChangeLink()) {
    return null;
  }
  const without = <FormattedMessage id="dashboard.agreement.unmailed" values={{ count: unmailed }} />;
  if (unmailed === outstanding) {
    return (
      <Text fontSize="sm" color="fg.muted">
        {without}
      </Text>
    );
  }
  if (askableAt !== null) {
    return (
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="dashboard.agreement.asked" values={{ date: <TimePoint value={askableAt} isShort /> }} />
      </Text>
    );
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <FormattedMessage id="dashboard.agreement.ask" />
      </Button>
      {isOpen && (
        <ConfirmDialog
          act={() => ask({ variables: { input: { linkId, claId: cla.id } } })}
          done={intl.formatMessage({ id: 'dashboard.agreement.ask.done' })}
          onDone={onAsked}
          onStale={onAsked}
          title={<FormattedMessage id="dashboard.agreement.ask.title" values={{ count: outstanding - unmailed }} />}
          submit={<FormattedMessage id="dashboard.agreement.ask" />}
          onClose={() => setOpen(false)}
        >
          <Text>
            <FormattedMessage id="dashboard.agreement.ask.text" />
          </Text>
          {unmailed > 0 && <Text mt="2">{without}</Text>}
        </ConfirmDialog>
      )}
    </>
  );
}
