import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Language } from '#rules/language.ts';
import { type FieldDraft, type FieldsOwner, toFieldInputs } from './field-draft.ts';

interface FieldListProps {
  readonly fields: readonly FieldDraft[];
  readonly owner: FieldsOwner;
  readonly heading: ReactNode;
  readonly action?: ReactNode;
}

/** Everything that signers fill in, in order. */
export function FieldList({ fields, owner, heading, action }: FieldListProps): ReactElement {
  return (
    <Box>
      <Flex justify="space-between" align="center" gap="4" mb="2">
        <Heading as="h3" size="md">
          {heading}
        </Heading>
        {action}
      </Flex>
      <Box as="ol" listStyleType="none" borderTop="hairline">
        {toFieldInputs(fields, owner).map(({ type, title, description, required }) => (
          <Flex as="li" key={type} gap="4" py="2" borderBottom="hairline" align="baseline" justify="space-between">
            <Box minWidth="0" lang={Language[owner.language]}>
              <chakra.span overflowWrap="anywhere">{title}</chakra.span>
              {description !== '' && (
                <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
                  {description}
                </Text>
              )}
            </Box>
            <Text as="span" fontSize="sm" color="fg.muted" flexShrink="0">
              <FormattedMessage id={required ? 'claInput.field.required' : 'claInput.field.optional'} />
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
