import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import { showToast } from '#client/components/toast.ts';
import { useSecondFactorRequirementQuery, useSetSecondFactorRequirementMutation } from '#generated/hooks.ts';
import { SecuritySection } from './security-section.tsx';

/** Whether all managers of the corporation need a second factor; for its administrator. */
export function RequirementSection(): ReactElement {
  const intl = useIntl();
  const { data, error, refetch } = useSecondFactorRequirementQuery({ context: { handledCodes: 'all' } });
  const [set, { loading }] = useSetSecondFactorRequirementMutation({ errorPolicy: 'all' });
  const isRequired = data?.corporation.requiresSecondFactor === true;
  const handleSwitch = async () => {
    const answer = await set({ variables: { input: { required: !isRequired } } });
    if (answer.data) {
      showToast(intl.formatMessage({ id: 'security.requirement.done' }));
    }
  };
  return (
    <SecuritySection
      id="requirement"
      title={<FormattedMessage id="security.requirement" />}
      lead={<FormattedMessage id="security.requirement.lead" />}
    >
      {data === undefined &&
        (error === undefined ? <LoadingLines /> : <LoadFailure error={error} onRetry={() => void refetch()} />)}
      {data !== undefined && (
        <Flex gap="4" align="center" wrap="wrap">
          <StateBadge tone={isRequired ? 'success' : 'muted'}>
            <FormattedMessage id={isRequired ? 'security.requirement.on' : 'security.requirement.off'} />
          </StateBadge>
          <Button aria-disabled={loading} onClick={() => void (loading || handleSwitch())}>
            <FormattedMessage id={isRequired ? 'security.requirement.disable' : 'security.requirement.enable'} />
          </Button>
          <Text flexBasis="full" color="fg.muted" fontSize="sm">
            <FormattedMessage id="security.requirement.own" />
          </Text>
        </Flex>
      )}
    </SecuritySection>
  );
}
