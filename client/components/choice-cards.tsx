import { chakra, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly description?: ReactNode;
}

interface ChoiceCardsProps<V extends string> {
  /** Name of the radio inputs, unique on the page. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly choices: readonly Choice<V>[];
  readonly value: V | undefined;
  readonly isInvalid?: boolean;
  readonly 'aria-describedby'?: string | undefined;
  readonly onChange: (value: V) => void;
}

const Card = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    p: '3',
    alignItems: 'flex-start',
    minWidth: '0',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.sheet',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accent.subtle' },
  },
  variants: { isInvalid: { true: { borderColor: 'danger' } } },
});

/** Radio buttons as cards with room for an explanation. */
export function ChoiceCards<V extends string>({
  name,
  legend,
  choices,
  value,
  isInvalid = false,
  onChange,
  ...described
}: ChoiceCardsProps<V>): ReactElement {
  return (
    <chakra.fieldset width="full" minWidth="0" {...described}>
      <chakra.legend fontSize="sm" fontWeight="medium" mb="2">
        {legend}
      </chakra.legend>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2">
        {choices.map((choice) => (
          <Card key={choice.value} isInvalid={isInvalid}>
            <chakra.input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              boxSize="4"
              mt="1"
              flexShrink="0"
              accentColor="accent.solid"
              onChange={() => onChange(choice.value)}
            />
            <chakra.span minWidth="0" overflowWrap="anywhere">
              <Text as="span" display="block" fontWeight="medium">
                {choice.label}
              </Text>
              {choice.description !== undefined && (
                <Text as="span" display="block" fontSize="xs" color="fg.muted">
                  {choice.description}
                </Text>
              )}
            </chakra.span>
          </Card>
        ))}
      </SimpleGrid>
    </chakra.fieldset>
  );
}
