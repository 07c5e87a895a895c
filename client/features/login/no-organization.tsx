import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { RefreshOrganizations } from './refresh-organizations.tsx';

/** Explains why the platform may list no organisation, and what to do. */
export function NoOrganization(): ReactElement {
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id="login.organization.none" />}>
        <Text>
          <FormattedMessage id="login.organization.none.text" />
        </Text>
      </Notice>
      <Flex mt="6" gap="2" wrap="wrap">
        <RefreshOrganizations />
        <ButtonLink to="/index">
          <FormattedMessage id="login.organization.other" />
        </ButtonLink>
      </Flex>
    </>
  );
}
