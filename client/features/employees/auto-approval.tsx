import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
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

/** Shows whether new employees are active at once; the administrator can change it. */
export function AutoApproval({ isEnabled, waiting, onShowWaiting }: AutoApprovalProps): ReactElement {
  const viewer = useViewer();
  const [isAsked, setAsked] = useState(false);
  const isAdministrator = viewer.status === 'known' && viewer.viewer?.role === 'CORPORATION_ADMINISTRATOR';
  return (
    <Box as="section" p={{ base: '4', md: '6' }} bg="bg.sheet" border="hairline" borderRadius="sm">
      <Flex gap="4" direction={{ base: 'column', md: 'row' }} align="flex-start" justify="space-between">
        <Setting isEnabled={isEnabled} />
        {isAdministrator && (
          <Button size="sm" onClick={() => setAsked(true)}>
            <FormattedMessage id={isEnabled ? 'employees.auto.disable' : 'employees.auto.enable'} />
          </Button>
        )}
      </Flex>
      {isEnabled && waiting > 0 && (
        <Text mt="3" fontSize="sm">
          <FormattedMessage id="employees.auto.waiting" values={{ count: waiting }} />{' '}
          <Button size="sm" variant="plain" onClick={onShowWaiting}>
            <FormattedMessage id="employees.auto.show" />
          </Button>
        </Text>
      )}
      {isAsked && <AutoApprovalDialog isEnabled={isEnabled} onClose={() => setAsked(false)} />}
    </Box>
  );
}

/** The current setting, and what it means. */
function Setting({ isEnabled }: Pick<AutoApprovalProps, 'isEnabled'>): ReactElement {
  return (
    <Box>
      <Flex gap="3" align="center" wrap="wrap">
        <Heading as="h2" size="md">
          <FormattedMessage id="employees.auto" />
        </Heading>
        <StateBadge tone={isEnabled ? 'success' : 'muted'}>
          <FormattedMessage id={isEnabled ? 'employees.auto.on' : 'employees.auto.off'} />
        </StateBadge>
      </Flex>
      <Text mt="1" fontSize="sm" color="fg.muted">
        <FormattedMessage id={isEnabled ? 'employees.auto.on.text' : 'employees.auto.off.text'} />
      </Text>
    </Box>
  );
}
