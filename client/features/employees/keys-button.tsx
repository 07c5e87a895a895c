import { Box, Button, chakra, Kbd, Stack, Text } from '@chakra-ui/react';
import { type ReactElement, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { DialogFrame } from '#client/components/form/dialog-frame.tsx';
import { SelectBox } from '#client/components/list/select-box.tsx';
import type { ListKeys } from './use-list-keys.ts';

const KEYS = ['j', 'k', 'x', 'a', 'r', 'u', '?'] as const;

/** Opens the list of keys; not on phones, which have none. */
export function KeysButton({ isOn, setOn, isHelpShown, showHelp }: ListKeys): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box display={{ base: 'none', md: 'block' }}>
      <Button ref={button} variant="ghost" onClick={() => showHelp(true)}>
        <FormattedMessage id="employees.keys" />
      </Button>
      {isHelpShown && (
        <DialogFrame
          isEntry
          title={<FormattedMessage id="employees.keys.title" />}
          returnFocusTo={button}
          onClose={() => showHelp(false)}
        >
          <Stack gap="4" mt="4">
            <KeyList />
            <chakra.label display="flex" gap="3" alignItems="center" cursor="pointer">
              <SelectBox isChecked={isOn} onToggle={() => setOn(!isOn)} />
              <FormattedMessage id="employees.keys.on" />
            </chakra.label>
            <Button alignSelf="flex-end" onClick={() => showHelp(false)}>
              <FormattedMessage id="app.close" />
            </Button>
          </Stack>
        </DialogFrame>
      )}
    </Box>
  );
}

function KeyList(): ReactElement {
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" alignItems="baseline">
      {KEYS.map((key) => (
        <Box key={key} display="contents">
          <dt>
            <Kbd>{key}</Kbd>
          </dt>
          <Text as="dd">
            <FormattedMessage id={`employees.keys.${key}`} />
          </Text>
        </Box>
      ))}
    </Box>
  );
}
