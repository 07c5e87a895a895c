import { Box, Heading } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';

/** The ways to sign, in the order in which they are shown. */
export const SIGNING_WAYS = ['individual', 'employee', 'corporation'] as const;

/** A way to sign. */
export type SigningWay = (typeof SIGNING_WAYS)[number];

const STEPS = {
  individual: ['guide.individual.1', 'guide.individual.2', 'guide.individual.3'],
  employee: ['guide.employee.1', 'guide.employee.2', 'guide.employee.3', 'guide.employee.4'],
  corporation: [
    'guide.corporation.1',
    'guide.corporation.2',
    'guide.corporation.3',
    'guide.corporation.4',
    'guide.corporation.5',
    'guide.corporation.6',
  ],
} as const satisfies Record<SigningWay, readonly string[]>;

/** How to sign one way, step by step. */
export function SigningGuide({ way }: { readonly way: SigningWay }): ReactElement {
  return (
    <Box>
      <Heading as="h3" size="md">
        <FormattedMessage id={`guide.${way}.title`} />
      </Heading>
      <Box
        as="ol"
        mt="2"
        listStyleType="decimal"
        ps="6"
        fontSize="sm"
        css={{ '& > li + li': { marginTop: '1' }, '& > li::marker': { color: 'fg.muted' } }}
      >
        {STEPS[way].map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
