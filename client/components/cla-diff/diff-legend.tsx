import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { MarkedText } from './marked-text.tsx';
import { SIDES } from './sides.ts';

/** Shows what removed and added text look like. */
export function DiffLegend(): ReactElement {
  return (
    <Flex wrap="wrap" columnGap="6" rowGap="1" mb="3" fontSize="sm" aria-hidden>
      {SIDES.map((side) => (
        <Flex key={side.name} as="span" gap="2">
          <Text as="span" fontFamily="mono" color={side.tone}>
            {side.sign}
          </Text>
          <MarkedText side={side}>
            <FormattedMessage id={`claDiff.legend.${side.mark}`} />
          </MarkedText>
        </Flex>
      ))}
    </Flex>
  );
}
