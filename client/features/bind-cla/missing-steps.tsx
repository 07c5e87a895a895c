import { Box, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Notice } from '#client/components/notice.tsx';
import type { IncompleteStep } from './steps.ts';

interface MissingStepsProps {
  /** At least one. */
  readonly incomplete: readonly IncompleteStep[];
}

/** Replaces a step opened too early: lists what is missing in earlier steps, with links to them. */
export function MissingSteps({ incomplete }: MissingStepsProps): ReactElement {
  return (
    <>
      <Notice tone="warning" title={<FormattedMessage id="bindCla.missing" />}>
        <Box as="ul" mt="1" listStyleType="disc" ps="4" css={{ '& > li': { paddingBlock: '1' } }}>
          {incomplete.map(({ step, missing }) => (
            <li key={step.name}>
              <ChakraLink asChild>
                <Link to={step.path}>
                  <FormattedMessage id={`bindCla.${step.name}.step`} />
                </Link>
              </ChakraLink>
              {missing.map((what) => (
                <span key={what}>
                  <FormattedMessage id={`bindCla.missing.${what}`} />
                </span>
              ))}
            </li>
          ))}
        </Box>
      </Notice>
      {incomplete[0] !== undefined && (
        <ButtonLink to={incomplete[0].step.path} variant="solid" mt="8">
          <FormattedMessage id="bindCla.missing.go" />
        </ButtonLink>
      )}
    </>
  );
}
