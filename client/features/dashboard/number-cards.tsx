import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

/** A number, and the page that it leads to. */
interface NumberCard {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
  readonly path: string;
  /** Whether it is the reader's turn once there is any. */
  readonly isUrgent?: boolean;
  /** How the number has changed, or what it means. */
  readonly note?: ReactNode;
}

interface NumberCardsProps {
  readonly label: string;
  readonly cards: readonly NumberCard[];
}

/** A few numbers side by side, each of which leads to what it counts. */
export function NumberCards({ label, cards }: NumberCardsProps): ReactElement {
  const intl = useIntl();
  return (
    <SimpleGrid
      as="ul"
      aria-label={label}
      listStyleType="none"
      columns={{ base: 2, lg: 4 }}
      gap={{ base: '3', md: '4' }}
    >
      {cards.map(({ key, label: name, count, path, isUrgent = false, note }) => (
        <Box as="li" key={key} minWidth="0">
          <Box
            asChild
            display="block"
            height="full"
            p={{ base: '3', md: '4' }}
            bg="bg.sheet"
            border="hairline"
            borderRadius="sm"
            transition="border-color 120ms"
            _hover={{ borderColor: 'border.control' }}
          >
            <Link to={path}>
              <Text as="span" display="block" fontSize="sm" color="fg.muted">
                {name}
              </Text>
              <Text
                as="strong"
                display="block"
                fontSize="2xl"
                fontWeight="semibold"
                lineHeight="tight"
                mt="1"
                fontVariantNumeric="tabular-nums"
                color={isUrgent && count > 0 ? 'accent' : undefined}
              >
                {intl.formatNumber(count)}
              </Text>
              {note !== undefined && (
                <Text as="span" display="block" mt="1" fontSize="xs" color="fg.muted">
                  {note}
                </Text>
              )}
            </Link>
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}
