import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { useViewer } from '#client/session/use-viewer.ts';
import { AutoApprovalDialog } from './auto-approval-dialog.tsx';

interface AutoApprovalProps {
  readonly isEnabled: boolean;
  /** Number of inactive employees. */
  readonly waiting: number;
  readonly onShowWaiting: () => void;
}

/** Says whether new employees are active at once, in few lines; the administrator can change it. */
export function AutoApproval({ isEnabled, waiting, onShowWaiting }: AutoApprovalProps): ReactElement {
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const isAdministrator = viewer.status === 'known' && viewer.viewer?.role === 'CORPORATION_ADMINISTRATOR';
  return (
    <Flex as="section" columnGap="3" rowGap="1" wrap="wrap" align="center" fontSize="sm">
      <Heading as="h2" size="md">
        <FormattedMessage id="employees.auto" />
      </Heading>
      <StateBadge tone={isEnabled ? 'success' : 'muted'}>
        <FormattedMessage id={isEnabled ? 'employees.auto.on' : 'employees.auto.off'} />
      </StateBadge>
      <Text color="fg.muted">
        <FormattedMessage id={isEnabled ? 'employees.auto.on.text' : 'employees.auto.off.text'} />
      </Text>
      {isAdministrator && (
        <Button size="sm" variant="plain" onClick={() => setAsked(true)}>
          <FormattedMessage id={isEnabled ? 'employees.auto.disable' : 'employees.auto.enable'} />
        </Button>
      )}
      {isEnabled && waiting > 0 && (
        <Text flexBasis="full">
          <FormattedMessage id="employees.auto.waiting" values={{ count: waiting }} />{' '}
          <Button size="sm" variant="plain" onClick={onShowWaiting}>
            <FormattedMessage id="employees.auto.show" />
          </Button>
        </Text>
      )}
      {isAsked && <AutoApprovalDialog isEnabled={isEnabled} onClose={() => setAsked(false)} />}
    </Flex>
  );
}
