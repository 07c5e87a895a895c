import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { ChangersOnly } from '#client/session/changers-only.tsx';

interface EntryRowProps {
  readonly name: string;
  /** What identifies the account, below its name. */
  readonly details: ReactNode;
  /** What is chosen about it. */
  readonly children?: ReactNode;
  /** Undefined for one that always stays. */
  readonly onRemove?: (() => void) | undefined;
}

/** A program that the rules name: an account of a bot, or an AI agent. */
export function EntryRow({ name, details, children, onRemove }: EntryRowProps): ReactElement {
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
      <Flex flexGrow="1" minWidth="0" gap={{ base: '1', sm: '4' }} direction={{ base: 'column', sm: 'row' }}>
        <Box flex="1" minWidth="0" alignSelf={{ sm: 'center' }}>
          <Text fontWeight="medium" overflowWrap="anywhere">
            {name}
          </Text>
          {details !== undefined && (
            <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
              {details}
            </Text>
          )}
        </Box>
        {children !== undefined && (
          <Box flex="1" minWidth="0">
            {children}
          </Box>
        )}
      </Flex>
      {/* Keeps the choices of a list below each other. */}
      <Box width="8" flexShrink="0">
        {onRemove !== undefined && (
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
        )}
      </Box>
    </chakra.li>
  );
}
