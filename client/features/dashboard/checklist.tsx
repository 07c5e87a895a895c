import { Box, Flex, Heading, Link as ChakraLink, Text } from '@chakra-ui/react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';

/** Something to do once. */
export interface ChecklistItem {
  readonly key: string;
  readonly isDone: boolean;
  readonly text: ReactNode;
  /** Where it is done. */
  readonly path: string;
}

interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
}

/** What to do first, with how much of it is done; nothing once all is. */
export function Checklist({ items }: ChecklistProps): ReactElement | null {
  const intl = useIntl();
  const id = useId();
  const done = items.filter(({ isDone }) => isDone).length;
  if (done === items.length) {
    return null;
  }
  const values = { done, count: items.length };
  return (
    <Box as="section" aria-labelledby={id} p="4" bg="bg.sheet" border="hairline" borderRadius="sm">
      <Flex align="baseline" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" size="lg" id={id}>
          <FormattedMessage id="dashboard.setup" />
        </Heading>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="dashboard.setup.progress" values={values} />
        </Text>
      </Flex>
      <Box mt="3" mb="2">
        <ProgressBar
          label={intl.formatMessage({ id: 'dashboard.setup.progress' }, values)}
          part={done / items.length}
        />
      </Box>
      <Box as="ul" listStyleType="none">
        {items.map(({ key, isDone, text, path }) => (
          <Flex as="li" key={key} gap="3" align="center" minHeight="10" py="1">
            <Icon name={isDone ? 'check' : 'circle'} color={isDone ? 'success' : 'fg.muted'} />
            {isDone ? (
              <Text color="fg.muted">
                {text}
                <Text as="span" srOnly>
                  {' '}
                  <FormattedMessage id="app.timeline.done" />
                </Text>
              </Text>
            ) : (
              <ChakraLink asChild>
                <Link to={path}>{text}</Link>
              </ChakraLink>
            )}
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
