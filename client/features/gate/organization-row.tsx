import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import { ListRow } from '#client/components/list/list-row.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { ConnectionRowFragment, GatedOrganizationRowFragment } from '#generated/graphql.ts';
import { useReleaseGatedOrganizationMutation } from '#generated/hooks.ts';
import { OrganizationDialog } from './organization-dialog.tsx';

interface OrganizationRowProps {
  readonly linkId: string;
  readonly organization: GatedOrganizationRowFragment;
  /** Those that can be used. */
  readonly connections: readonly ConnectionRowFragment[];
  readonly onChanged: () => void;
}

/** An organisation that is checked as a whole: what is covered, what is not and why. */
export function OrganizationRow(row: OrganizationRowProps): ReactElement {
  const intl = useIntl();
  const { organization } = row;
  const { login, mode, covered, excluded, uncovered, uncoveredCount, comparedAt } = organization;
  const [isOpen, setOpen] = useState(false);
  const listId = `uncovered-${organization.id}`;
  return (
    <ListRow
      actions={<Actions {...row} />}
      more={isOpen && <Uncovered elementId={listId} organization={organization} />}
    >
      <Flex gap="3" wrap="wrap" align="center">
        <Heading as="h3" size="md" overflowWrap="anywhere" minWidth="0">
          {login}
        </Heading>
        <StateBadge tone={mode === 'ENFORCE' ? 'success' : 'warning'}>
          <FormattedMessage id={`gateManager.mode.${mode}`} />
        </StateBadge>
      </Flex>
      <Flex columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
        <Text as="span">
          <FormattedMessage id="gateOrganizations.counts" values={{ covered, excluded, uncovered: uncoveredCount }} />
        </Text>
        <Text as="span">
          {comparedAt === null ? (
            <FormattedMessage id="gateOrganizations.notCompared" />
          ) : (
            <FormattedMessage
              id="gateOrganizations.compared"
              values={{ date: <TimePoint value={comparedAt} isShort /> }}
            />
          )}
        </Text>
      </Flex>
      {uncovered.length > 0 && (
        <Button
          size="sm"
          variant="plain"
          alignSelf="flex-start"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={intl.formatMessage({ id: 'gateOrganizations.uncoveredOf' }, { login })}
          onClick={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="gateOrganizations.uncovered" />
        </Button>
      )}
    </ListRow>
  );
}

function Uncovered({
  elementId,
  organization: { login, uncovered, uncoveredCount },
}: {
  readonly elementId: string;
  readonly organization: GatedOrganizationRowFragment;
}): ReactElement {
  const intl = useIntl();
  const hidden = uncoveredCount - uncovered.length;
  return (
    <Stack
      as="section"
      id={elementId}
      aria-label={intl.formatMessage({ id: 'gateOrganizations.uncoveredOf' }, { login })}
      tabIndex={0}
      gap="1"
      mt="3"
      fontSize="sm"
      maxHeight="list"
      overflowY="auto"
    >
      <Stack as="ul" listStyleType="none" gap="1">
        {uncovered.map(({ path, reason }) => (
          <Text as="li" key={path} overflowWrap="anywhere">
            {path}
            {' · '}
            <FormattedMessage id={`gateOrganizations.reason.${reason}`} />
          </Text>
        ))}
      </Stack>
      {hidden > 0 && (
        <Text>
          <FormattedMessage id="gateOrganizations.more" values={{ count: hidden }} />
        </Text>
      )}
      <Text color="fg.muted">
        <FormattedMessage id="gateOrganizations.unseen" />
      </Text>
    </Stack>
  );
}

function Actions({ linkId, organization, connections, onChanged }: OrganizationRowProps): ReactElement {
  const intl = useIntl();
  const { login } = organization;
  const [open, setOpen] = useState<'change' | 'release'>();
  const change = useRef<HTMLButtonElement>(null);
  const release = useRef<HTMLButtonElement>(null);
  const frame = { onClose: () => setOpen(undefined), onDone: onChanged };
  return (
    <ChangersOnly>
      <Button
        ref={change}
        size="sm"
        aria-label={intl.formatMessage({ id: 'gateOrganizations.changeOf' }, { login })}
        onClick={() => setOpen('change')}
      >
        <FormattedMessage id="gateOrganizations.change" />
      </Button>
      <Button
        ref={release}
        size="sm"
        aria-label={intl.formatMessage({ id: 'gateOrganizations.releaseOf' }, { login })}
        onClick={() => setOpen('release')}
      >
        <FormattedMessage id="gateOrganizations.release" />
      </Button>
      {open === 'change' && (
        <OrganizationDialog
          linkId={linkId}
          connections={connections}
          organization={organization}
          returnFocusTo={change}
          {...frame}
        />
      )}
      {open === 'release' && <ReleaseDialog organization={organization} returnFocusTo={release} {...frame} />}
    </ChangersOnly>
  );
}

interface ReleaseDialogProps {
  readonly organization: GatedOrganizationRowFragment;
  readonly returnFocusTo: { readonly current: HTMLElement | null };
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function ReleaseDialog({ organization: { id, login }, ...frame }: ReleaseDialogProps): ReactElement {
  const intl = useIntl();
  const [release] = useReleaseGatedOrganizationMutation(CONFIRMED);
  return (
    <ConfirmDialog
      act={() => release({ variables: { input: { id } } })}
      done={intl.formatMessage({ id: 'gateOrganizations.release.done' })}
      title={<FormattedMessage id="gateOrganizations.release.title" values={{ login }} />}
      submit={<FormattedMessage id="gateOrganizations.release" />}
      {...frame}
    >
      <Text>
        <FormattedMessage id="gateOrganizations.release.text" />
      </Text>
    </ConfirmDialog>
  );
}
