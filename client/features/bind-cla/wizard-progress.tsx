import { Box, Flex, Link as ChakraLink, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import type { Draft } from './draft.ts';
import { incompleteBefore, missingOf, type StepName, STEPS } from './steps.ts';

interface WizardProgressProps {
  readonly step: StepName;
  readonly draft: Draft;
  readonly isLocal: boolean;
}

/** The steps in order; reachable ones are links, and complete ones before the current step are ticked. */
export function WizardProgress({ step, draft, isLocal }: WizardProgressProps): ReactElement {
  const intl = useIntl();
  const current = STEPS.findIndex(({ name }) => name === step);
  return (
    <Box as="nav" aria-label={intl.formatMessage({ id: 'bindCla.progress' })} mt="8">
      <Flex as="ol" listStyleType="none" gap={{ base: '1', md: '2' }}>
        {STEPS.map((entry, index) => {
          const isReachable = incompleteBefore(entry.name, draft, isLocal).length === 0;
          return (
            <Box
              as="li"
              key={entry.name}
              flex="1"
              minWidth="0"
              borderTop={index <= current ? 'rule.accent' : 'rule.rest'}
            >
              <ProgressStep
                step={entry}
                number={index + 1}
                isCurrent={index === current}
                isReachable={isReachable}
                isDone={index < current && isReachable && missingOf(entry.name, draft, isLocal).length === 0}
              />
            </Box>
          );
        })}
      </Flex>
    </Box>
  );
}

interface ProgressStepProps {
  readonly step: (typeof STEPS)[number];
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isReachable: boolean;
  readonly isDone: boolean;
}

/** Phones show only the number: the heading above names the current step. */
function ProgressStep({ step, number, isCurrent, isReachable, isDone }: ProgressStepProps): ReactElement {
  const content = (
    <>
      <Text as="span" minWidth="4" flexShrink="0">
        {isDone ? <Icon name="check" /> : number}
      </Text>
      <Text as="span" srOnly={{ base: true, md: false }} minWidth="0">
        <FormattedMessage id={`bindCla.${step.name}.step`} />
      </Text>
    </>
  );
  const look = {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    py: '2',
    minHeight: '10',
    fontSize: 'sm',
    fontWeight: isCurrent ? 'semibold' : 'normal',
    fontVariantNumeric: 'tabular-nums',
  } as const;
  if (isReachable && !isCurrent) {
    return (
      <ChakraLink asChild variant="plain" {...look}>
        <Link to={step.path}>{content}</Link>
      </ChakraLink>
    );
  }
  return (
    <Box {...look} color={isCurrent ? 'accent' : 'fg.muted'} aria-current={isCurrent ? 'step' : undefined}>
      {content}
    </Box>
  );
}
