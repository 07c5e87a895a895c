import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';

interface EntryRowProps {
  readonly name: string;
  /** What identifies the account, below its name. */
  readonly details: ReactNode;
  readonly onRemove: () => void;
}

/** An account of a bot that the rules name. */
export function EntryRow({ name, details, onRemove }: EntryRowProps): ReactElement {
  const intl = useIntl();
  return (
    <chakra.li display="flex" gap="3" alignItems="center" minHeight="12" py="1" borderBottom="hairline">
      <Flex
        flexShrink="0"
        align="center"
        justify="center"
        boxSize="8"
        borderRadius="sm"
        bg="bg.subtle"
        color="fg.muted"
        display={{ base: 'none', sm: 'flex' }}
      >
        <Icon name="bot" />
      </Flex>
      <Box flex="1" minWidth="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
          {details}
        </Text>
      </Box>
      <ChangersOnly>
        <Button
          variant="ghost"
          size="sm"
          px="2"
          aria-label={intl.formatMessage({ id: 'app.form.remove' }, { name })}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </Button>
      </ChangersOnly>
    </chakra.li>
  );
}
