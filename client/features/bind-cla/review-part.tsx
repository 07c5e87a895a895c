import { Box, Flex, Heading } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { type StepName, STEPS } from './steps.ts';

interface ReviewPartProps {
  /** The step where the part is edited. */
  readonly step: StepName;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** One part of the review, with a link to the step where it was entered. */
export function ReviewPart({ step, title, children }: ReviewPartProps): ReactElement {
  return (
    <Box as="section">
      <Flex justify="space-between" align="center" gap="4" mb="3">
        <Heading as="h2" size="lg">
          {title}
        </Heading>
        <EditLink step={step} />
      </Flex>
      {children}
    </Box>
  );
}

interface EditLinkProps {
  readonly step: StepName;
}

/** A link back to a step. */
export function EditLink({ step }: EditLinkProps): ReactElement {
  const intl = useIntl();
  const path = STEPS.find(({ name }) => name === step)?.path ?? STEPS[0].path;
  const name = intl.formatMessage({ id: `bindCla.${step}.step` });
  return (
    <ButtonLink
      to={path}
      size="sm"
      variant="ghost"
      aria-label={intl.formatMessage({ id: 'bindCla.check.editNamed' }, { name })}
    >
      <FormattedMessage id="bindCla.check.edit" />
    </ButtonLink>
  );
}
