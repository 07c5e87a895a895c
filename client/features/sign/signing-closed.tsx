import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import type { SignLink } from './use-sign-link.ts';

/** That a community takes no new signatures, in its own words too; nothing while it does. */
export function SigningClosed({ link }: { readonly link: SignLink }): ReactNode {
  const { signingState, visitorText, alias } = link;
  return signingState === 'OPEN' ? null : (
    <Notice
      tone="warning"
      title={<FormattedMessage id={`sign.closed.${signingState}`} values={{ community: alias }} />}
    >
      {visitorText !== null && <Text whiteSpace="pre-line">{visitorText}</Text>}
      <Text mt={visitorText === null ? undefined : '2'}>
        <FormattedMessage id="sign.closed.kept" />
      </Text>
    </Notice>
  );
}
