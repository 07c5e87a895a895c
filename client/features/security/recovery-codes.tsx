import { Box, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
}

/** New recovery codes, which are shown this once. */
export function RecoveryCodes({ codes }: RecoveryCodesProps): ReactElement {
  const ref = useFocusOn<HTMLDivElement>(1);
  return (
    <Box mb="4">
      <Notice ref={ref} tone="warning" title={<FormattedMessage id="security.codes" />}>
        <FormattedMessage id="security.codes.text" />
        <chakra.ul mt="3" listStyleType="none" fontFamily="mono" columnGap="8" columns={{ sm: 2 }}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </chakra.ul>
      </Notice>
    </Box>
  );
}
