import { Flex, Heading, Link, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import type { SigningWay } from '#client/components/signing-guide.tsx';

interface WayCardProps {
  readonly way: SigningWay;
  /** The page on which people sign this way; undefined when it is not on offer. */
  readonly path: string | undefined;
}

const ON_OFFER = {
  bg: 'bg.sheet',
  borderTop: 'rule.accent',
  _hover: { borderColor: 'accent', bg: 'accent.subtle' },
  _focusWithin: { borderColor: 'accent' },
} as const;

/** A way to sign: who takes it, in one sentence. The whole card leads there. */
export function WayCard({ way, path }: WayCardProps): ReactElement {
  const isOnOffer = path !== undefined;
  return (
    <Flex
      as="article"
      position="relative"
      gap="3"
      justify="space-between"
      p={{ base: '4', md: '6' }}
      border="hairline"
      borderRadius="sm"
      transitionProperty="colors"
      transitionDuration="fast"
      {...(isOnOffer ? ON_OFFER : { bg: 'bg.subtle' })}
    >
      <div>
        <Heading as="h2" size="lg" color={isOnOffer ? undefined : 'fg.muted'}>
          {isOnOffer ? (
            <Link asChild variant="plain" color="accent" _after={{ content: '""', position: 'absolute', inset: '0' }}>
              <RouterLink to={path}>
                <FormattedMessage id={`sign.chooser.${way}`} />
              </RouterLink>
            </Link>
          ) : (
            <FormattedMessage id={`sign.chooser.${way}`} />
          )}
        </Heading>
        <Text mt="1" color="fg.muted" fontSize="sm">
          <FormattedMessage id={isOnOffer ? `guide.${way}.for` : 'sign.chooser.notOffered'} />
        </Text>
      </div>
      {isOnOffer && <Icon name="chevron" color="accent" mt="1" transform="rotate(-90deg)" />}
    </Flex>
  );
}
