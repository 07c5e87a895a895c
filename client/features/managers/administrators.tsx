import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import type { AdministratorRowFragment } from '#generated/graphql.ts';
import { EndBackupDialog } from './end-backup-dialog.tsx';

interface AdministratorsProps {
  readonly administrators: readonly AdministratorRowFragment[];
  /** Called when the list may be out of date. */
  readonly onStale: () => void;
}

/** The administrators: the representative, and the backup, which either of them can remove. */
export function Administrators({ administrators, onStale }: AdministratorsProps): ReactElement | null {
  const intl = useIntl();
  const [isEnding, setIsEnding] = useState(false);
  const backup = administrators.find(({ isBackup }) => isBackup);
  if (administrators.length === 0) {
    return null;
  }
  return (
    <>
      <chakra.ul
        aria-label={intl.formatMessage({ id: 'managers.administrators' })}
        listStyleType="none"
        mb="6"
        border="hairline"
        borderRadius="sm"
        bg="bg.sheet"
      >
        {administrators.map((administrator) => (
          <AdministratorRow
            key={administrator.id}
            administrator={administrator}
            onEnd={administrator.isBackup ? () => setIsEnding(true) : undefined}
          />
        ))}
      </chakra.ul>
      {isEnding && backup !== undefined && (
        <EndBackupDialog backup={backup} onClose={() => setIsEnding(false)} onStale={onStale} />
      )}
    </>
  );
}

interface AdministratorRowProps {
  readonly administrator: AdministratorRowFragment;
  readonly onEnd: (() => void) | undefined;
}

function AdministratorRow({ administrator, onEnd }: AdministratorRowProps): ReactElement {
  const state = useViewer();
  const { name, account, email, isBackup } = administrator;
  const isViewer = state.status === 'known' && state.viewer?.account === account;
  return (
    <Flex
      as="li"
      p="4"
      gap="4"
      wrap="wrap"
      align="flex-start"
      justify="space-between"
      overflowWrap="anywhere"
      _notLast={{ borderBottom: 'hairline' }}
    >
      <div>
        <Flex gap="3" wrap="wrap" align="center">
          <Text fontWeight="semibold">{name}</Text>
          {isViewer && (
            <StateBadge tone="muted">
              <FormattedMessage id="managers.you" />
            </StateBadge>
          )}
        </Flex>
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage id={isBackup ? 'managers.role.backup' : 'managers.role.admin'} />
        </Text>
        <Text fontSize="sm">
          <FormattedMessage id="managers.account" values={{ account }} />
        </Text>
        <Text fontSize="sm">{email}</Text>
      </div>
      {onEnd !== undefined && (
        <Button size="sm" onClick={onEnd}>
          <FormattedMessage id="managers.backup.end" />
        </Button>
      )}
    </Flex>
  );
}
