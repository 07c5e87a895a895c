import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Icon } from './icons.tsx';

interface NoticeProps {
  readonly tone: 'danger' | 'success' | 'warning' | 'info';
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** For moving the focus to the notice. */
  readonly ref?: Ref<HTMLDivElement>;
}

const ICONS = { danger: 'warning', success: 'check', warning: 'warning', info: 'info' } as const;

/** Something the reader must not miss, shown where it matters. */
export function Notice({ tone, title, children, ref }: NoticeProps): ReactElement {
  return (
    <Box
      ref={ref}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      bg={`${tone}.subtle`}
      borderLeft={`rule.${tone}`}
      borderRadius="sm"
      p="4"
    >
      <Flex gap="2" align="flex-start" color={tone}>
        <Icon name={ICONS[tone]} mt="1" />
        <Text fontWeight="semibold">{title}</Text>
      </Flex>
      {children !== undefined && (
        <Box mt="1" ps="6" fontSize="sm">
          {children}
        </Box>
      )}
    </Box>
  );
}
