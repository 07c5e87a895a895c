import { Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface StateBadgeProps {
  readonly tone: 'success' | 'warning' | 'danger' | 'info' | 'muted';
  readonly children: ReactNode;
}

/** A state in a word; the colour only makes it easier to spot. */
export function StateBadge({ tone, children }: StateBadgeProps): ReactElement {
  const isMuted = tone === 'muted';
  return (
    <Text
      as="span"
      display="inline-block"
      px="2"
      borderRadius="sm"
      fontSize="xs"
      fontWeight="medium"
      bg={isMuted ? 'bg.subtle' : `${tone}.subtle`}
      color={isMuted ? 'fg.muted' : tone}
    >
      {children}
    </Text>
  );
}
