import { Box, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Fold } from '#client/components/fold.tsx';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';

/** How to check a bundle without this service: with the published program, and never with one from a bundle. */
export function VerifierDetails(): ReactElement {
  return (
    <Fold mt="10" summary={<FormattedMessage id="verify.verifier" />}>
      <Text mt="1">
        <FormattedMessage id="verify.verifier.text" />
      </Text>
      <Link href="/.well-known/signet-verify.mjs" download="signet-verify.mjs" mt="3" display="inline-block">
        <FormattedMessage id="verify.verifier.download" />
      </Link>
      <Box mt="3">
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="verify.verifier.sha256" />
        </Text>
        <Fingerprint sha256={VERIFIER_SHA256} />
      </Box>
      <Text mt="3">
        <FormattedMessage id="verify.verifier.run" />
      </Text>
      <Text as="code" display="block" mt="1" fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
        node signet-verify.mjs evidence.zip --root SHA256
      </Text>
    </Fold>
  );
}
