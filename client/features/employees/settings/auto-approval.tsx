import { Button, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { SettingsSection } from '#client/components/settings-section.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { corporationPath } from '#rules/paths.ts';
import { AutoApprovalDialog } from './auto-approval-dialog.tsx';

interface AutoApprovalProps {
  readonly linkId: string;
  readonly isEnabled: boolean;
  /** Number of employees who were never active. */
  readonly waiting: number;
  /** Whether the viewer may change it. */
  readonly canChange: boolean;
}

/** Says whether new employees are active at once; the administrator can change it. */
export function AutoApproval({ linkId, isEnabled, waiting, canChange }: AutoApprovalProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <SettingsSection
      title={<FormattedMessage id="employees.auto" />}
      lead={<FormattedMessage id={isEnabled ? 'employees.auto.on.text' : 'employees.auto.off.text'} />}
    >
      <Flex gap="3" wrap="wrap" align="center">
        <StateBadge tone={isEnabled ? 'success' : 'muted'}>
          <FormattedMessage id={isEnabled ? 'employees.auto.on' : 'employees.auto.off'} />
        </StateBadge>
        {canChange && (
          <Button size="sm" onClick={() => setAsked(true)}>
            <FormattedMessage id={isEnabled ? 'employees.auto.disable' : 'employees.auto.enable'} />
          </Button>
        )}
      </Flex>
      {isEnabled && waiting > 0 && (
        <Text mt="3" fontSize="sm">
          <FormattedMessage id="employees.auto.waiting" values={{ count: waiting }} />{' '}
          <ButtonLink to={`${corporationPath(linkId, 'employee-list')}?state=waiting`} size="sm" variant="plain">
            <FormattedMessage id="employees.auto.show" />
          </ButtonLink>
        </Text>
      )}
      {isAsked && <AutoApprovalDialog isEnabled={isEnabled} onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}
