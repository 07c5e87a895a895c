import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { useRefreshOrganizationsMutation } from '#generated/hooks.ts';

/** Replaces the first step for a manager who administers no organisation: says what to do. */
export function NoOrganization(): ReactElement {
  const [refresh, { loading }] = useRefreshOrganizationsMutation({ errorPolicy: 'all' });
  return (
    <Notice tone="info" title={<FormattedMessage id="bindCla.noOrganization" />}>
      <Text>
        <FormattedMessage id="bindCla.noOrganization.text" />
      </Text>
      <Flex gap="3" mt="3" wrap="wrap">
        <Button size="sm" aria-disabled={loading} aria-busy={loading} onClick={() => !loading && void refresh()}>
          <FormattedMessage id="bindCla.noOrganization.refresh" />
        </Button>
        <ButtonLink to="/linked-repo" size="sm" variant="ghost">
          <FormattedMessage id="bindCla.leave" />
        </ButtonLink>
      </Flex>
    </Notice>
  );
}
