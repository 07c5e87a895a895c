import { Box, Flex, Heading, Link } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { CopyButton } from '#client/components/copy-button.tsx';
import { verifyPath } from '#rules/paths.ts';

/** The page on which anyone can verify a signing, to open and to pass on. */
export function VerifyLink({ reference }: { readonly reference: string }): ReactElement {
  const intl = useIntl();
  const path = verifyPath(reference);
  return (
    <Box as="section" mt="8">
      <Heading as="h2" size="lg">
        <FormattedMessage id="sign.success.verify" />
      </Heading>
      <Flex mt="2" columnGap="4" rowGap="2" wrap="wrap" align="center">
        <Link asChild overflowWrap="anywhere">
          <RouterLink to={path}>{window.location.host + path}</RouterLink>
        </Link>
        <CopyButton
          value={window.location.origin + path}
          copied={intl.formatMessage({ id: 'sign.success.verify.copied' })}
        >
          <FormattedMessage id="sign.success.verify.copy" />
        </CopyButton>
      </Flex>
    </Box>
  );
}
