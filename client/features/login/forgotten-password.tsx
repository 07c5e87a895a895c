import { Box, chakra, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignLinkForm } from '#client/components/sign-link-form.tsx';
import { corporationPath } from '#rules/paths.ts';

/** Asks for the link before resetting a password, because an address identifies a manager only at a link. */
export function ForgottenPassword(): ReactElement {
  return (
    <Box as="details">
      <chakra.summary cursor="pointer" py="1" fontWeight="medium">
        <FormattedMessage id="login.forgot" />
      </chakra.summary>
      <Text mt="2" mb="4" color="fg.muted">
        <FormattedMessage id="login.corporation.retrieve" />
      </Text>
      <SignLinkForm
        toPath={(linkId) => corporationPath(linkId, 'retrieve-password')}
        action={<FormattedMessage id="login.corporation.retrieve.go" />}
      />
    </Box>
  );
}
