import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Language } from '#rules/language.ts';
import { Icon } from '../icons.tsx';
import { defaultFields, type FieldsOwner, type FixedField } from './field-draft.ts';

interface DefaultFieldsProps {
  readonly owner: FieldsOwner;
  /** Those of a CLA that has others than a new one. */
  readonly fields?: readonly FixedField[] | undefined;
}

/** The fields that every signer fills in; they cannot be changed. */
export function DefaultFields({ owner, fields = defaultFields(owner) }: DefaultFieldsProps): ReactElement {
  return (
    <Box>
      <Text fontSize="sm" color="fg.muted" mb="2">
        <FormattedMessage id="claInput.field.defaults" />
      </Text>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {fields.map(({ type, title }) => (
          <Flex
            as="li"
            key={type}
            align="center"
            gap="2"
            px="3"
            py="1"
            bg="bg.subtle"
            borderRadius="sm"
            fontSize="sm"
            lang={Language[owner.language]}
          >
            <Icon name="lock" color="fg.muted" />
            {title}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
