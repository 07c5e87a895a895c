import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { loginPage } from '#client/session/login-path.ts';

interface UnknownLoginLinkProps {
  readonly linkId: string;
}

/** Says that the link in the address does not exist or was unlinked, and offers the log-in without a link. */
export function UnknownLoginLink({ linkId }: UnknownLoginLinkProps): ReactElement {
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id="login.corporation.unknown.title" />}>
        <Text overflowWrap="anywhere">
          <FormattedMessage id="login.corporation.unknown.text" values={{ linkId }} />
        </Text>
      </Notice>
      <Flex gap="2" wrap="wrap">
        <ButtonLink to={loginPage('corp', undefined)} variant="solid">
          <FormattedMessage id="login.corporation.unknown.any" />
        </ButtonLink>
        <ButtonLink to="/index">
          <FormattedMessage id="app.way.home" />
        </ButtonLink>
      </Flex>
    </>
  );
}
