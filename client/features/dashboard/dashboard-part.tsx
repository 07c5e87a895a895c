import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';

interface DashboardPartProps {
  readonly title: ReactNode;
  /** What leads to more of the same. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a dashboard, a region with its heading. */
export function DashboardPart({ title, action, children }: DashboardPartProps): ReactElement {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} minWidth="0">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" minHeight="10" mb="3">
        <Heading as="h2" size="xl" id={id}>
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
