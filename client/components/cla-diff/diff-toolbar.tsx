import { Button, Flex, IconButton, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '#client/i18n/messages.ts';
import { Icon } from '../icons.tsx';
import type { Changes } from './use-changes.ts';

const RANGES = [
  { isWhole: false, textId: 'claDiff.shown.changes' },
  { isWhole: true, textId: 'claDiff.shown.whole' },
] as const;

interface DiffToolbarProps {
  readonly changes: Changes;
  readonly isWhole: boolean;
  readonly onWholeChange: (isWhole: boolean) => void;
}

/** Navigates between changes and switches to the whole text; stays visible above a long text. */
export function DiffToolbar({ changes, isWhole, onWholeChange }: DiffToolbarProps): ReactElement {
  const intl = useIntl();
  const { count, current } = changes;
  const named = (id: MessageId) => {
    const text = intl.formatMessage({ id });
    return { 'aria-label': text, title: text, size: 'sm', px: '0' } as const;
  };
  return (
    <Flex
      as="fieldset"
      aria-label={intl.formatMessage({ id: 'claDiff.tools' })}
      position="sticky"
      top="0"
      zIndex="sticky"
      py="2"
      gap="2"
      wrap="wrap"
      align="center"
      bg="bg"
    >
      <IconButton {...named('claDiff.previous')} aria-disabled={!changes.canGoBack} onClick={() => changes.go(-1)}>
        <Icon name="up" />
      </IconButton>
      <IconButton {...named('claDiff.next')} aria-disabled={!changes.canGoOn} onClick={() => changes.go(1)}>
        <Icon name="down" />
      </IconButton>
      <Text fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" me="auto">
        {current === 0 ? (
          <FormattedMessage id="claDiff.count" values={{ count }} />
        ) : (
          <FormattedMessage id="claDiff.position" values={{ number: current, count }} />
        )}
      </Text>
      <Flex as="fieldset" aria-label={intl.formatMessage({ id: 'claDiff.shown' })} gap="2">
        {RANGES.map((range) => (
          <Button
            key={range.textId}
            size="sm"
            aria-pressed={range.isWhole === isWhole}
            onClick={() => onWholeChange(range.isWhole)}
          >
            <FormattedMessage id={range.textId} />
          </Button>
        ))}
      </Flex>
    </Flex>
  );
}
