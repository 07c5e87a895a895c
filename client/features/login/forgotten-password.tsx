import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';
import { retrievePasswordPath } from '#client/session/home-path.ts';

/** The way to a new password where the link is not known: an address belongs to a manager at a link, so that is asked for first. */
export function ForgottenPassword(): ReactElement {
  return (
    <Box as="details">
      <chakra.summary cursor="pointer" py="1" fontWeight="medium">
        <FormattedMessage id="login.forgot" />
      </chakra.summary>
      <Text mt="2" mb="4" color="fg.muted">
        <FormattedMessage id="login.corporation.retrieve" />
      </Text>
      <SignLinkForm toPath={retrievePasswordPath} action={<FormattedMessage id="login.corporation.retrieve.go" />} />
    </Box>
  );
}
