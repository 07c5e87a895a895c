import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
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

interface SigningGuideProps {
  readonly way: SigningWay;
  /** The button to continue, or why there is none. */
  readonly children?: ReactNode;
}

interface NotOnOfferProps {
  readonly children: ReactNode;
}

/** Says why there is no button to continue. */
export function NotOnOffer({ children }: NotOnOfferProps): ReactElement {
  return (
    <Text bg="bg.subtle" color="fg.muted" borderRadius="sm" px="4" py="2" minHeight="10" fontSize="sm">
      {children}
    </Text>
  );
}

/** Explains who signs this way, and how, step by step. */
export function SigningGuide({ way, children }: SigningGuideProps): ReactElement {
  return (
    <Box as="article" display="flex" flexDirection="column" gap="4" borderTop="hairline" pt="6" height="full">
      <Box>
        <Heading as="h3" size="lg">
          <FormattedMessage id={`guide.${way}.title`} />
        </Heading>
        <Text mt="1" color="fg.muted" fontSize="sm">
          <FormattedMessage id={`guide.${way}.for`} />
        </Text>
      </Box>
      <Box
        as="ol"
        listStyleType="decimal"
        ps="6"
        fontSize="sm"
        flexGrow="1"
        css={{ '& > li + li': { marginTop: '2' }, '& > li::marker': { color: 'fg.muted' } }}
      >
        {STEPS[way].map((id) => (
          <li key={id}>
            <FormattedMessage id={id} />
          </li>
        ))}
      </Box>
      {children !== undefined && <Box>{children}</Box>}
    </Box>
  );
}
