import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';

/** Something that waits. */
export interface Wait {
  readonly key: string;
  /** How much of it; none is not shown. Null for what has no number. */
  readonly count: number | null;
  readonly text: ReactNode;
  /** The page on which it is dealt with. */
  readonly path: string;
  /** Whether it is the reader's turn; otherwise others have to act. */
  readonly isUrgent: boolean;
}

interface WaitListProps {
  readonly waits: readonly Wait[];
  /** The text when nothing waits. */
  readonly none: ReactNode;
}

/** What waits, each with its number and a link to where it is dealt with; the reader's own first. */
export function WaitList({ waits, none }: WaitListProps): ReactElement {
  const shown = waits.filter(({ count }) => count !== 0).toSorted((a, b) => Number(b.isUrgent) - Number(a.isUrgent));
  if (shown.length === 0) {
    return (
      <Flex gap="2" align="center" p="4" bg="bg.sheet" border="hairline" borderRadius="sm">
        <Icon name="check" color="success" />
        <Text>{none}</Text>
      </Flex>
    );
  }
  return (
    <Box as="ul" listStyleType="none" borderTop="hairline">
      {shown.map(({ key, count, text, path, isUrgent }) => (
        <Box as="li" key={key} py="3" borderBottom="hairline">
          <ChakraLink asChild textDecoration="none">
            <Link to={path}>
              {count === null ? <Words>{text}</Words> : <Counted count={count} text={text} isUrgent={isUrgent} />}
            </Link>
          </ChakraLink>
        </Box>
      ))}
    </Box>
  );
}

function Counted({
  count,
  text,
  isUrgent,
}: Pick<Wait, 'text' | 'isUrgent'> & { readonly count: number }): ReactElement {
  const intl = useIntl();
  return (
    <FormattedMessage
      id="dashboard.waits.counted"
      values={{
        count: (
          <Text
            as="strong"
            display="inline-block"
            minWidth="8"
            pe="2"
            fontSize="xl"
            fontWeight="semibold"
            fontVariantNumeric="tabular-nums"
            color={isUrgent ? 'accent' : 'fg.muted'}
          >
            {intl.formatNumber(count)}
          </Text>
        ),
        text: <Words>{text}</Words>,
      }}
    />
  );
}

/** The link but for its number. */
function Words({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Text as="span" textDecoration="underline">
      {children}
    </Text>
  );
}
