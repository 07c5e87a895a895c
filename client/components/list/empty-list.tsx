import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface EmptyListProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** Replaces an empty list: why it is empty, and what to do next. */
export function EmptyList({ title, children, action }: EmptyListProps): ReactElement {
  return (
    <Flex
      direction="column"
      align="flex-start"
      gap="3"
      p={{ base: '6', md: '8' }}
      bg="bg.sheet"
      border="hairline"
      borderRadius="sm"
    >
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      <Text color="fg.muted" maxWidth="measure">
        {children}
      </Text>
      {action !== undefined && <Box mt="2">{action}</Box>}
    </Flex>
  );
}
