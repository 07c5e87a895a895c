import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { useAccountArea } from './use-account-area.ts';

interface ResetMailSentProps {
  readonly email: string;
  readonly onAgain: () => void;
}

/** A mail is on its way if the address is registered; the page does not say which. */
export function ResetMailSent({ email, onAgain }: ResetMailSentProps): ReactElement {
  const { loginPath } = useAccountArea();
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <>
      <Notice ref={ref} tone="success" title={<FormattedMessage id="account.retrieve.sent" />}>
        <Text overflowWrap="anywhere">
          <FormattedMessage id="account.retrieve.sent.text" values={{ email }} />
        </Text>
      </Notice>
      <Flex mt="6" gap="2" wrap="wrap">
        <ButtonLink to={loginPath} variant="solid">
          <FormattedMessage id="account.toLogin" />
        </ButtonLink>
        <Button onClick={onAgain}>
          <FormattedMessage id="account.retrieve.again" />
        </Button>
      </Flex>
    </>
  );
}
