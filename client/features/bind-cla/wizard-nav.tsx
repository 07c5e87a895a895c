import { Flex } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { type StepName, STEPS } from './steps.ts';

interface WizardNavProps {
  readonly step: StepName;
  readonly isBusy?: boolean;
  /** Id of the form that the button submits, if not the surrounding one. */
  readonly formId?: string;
  /** Label of the submit button; "next" by default. */
  readonly submit?: ReactNode;
}

/** The buttons of a step: back, which loses nothing, and next, which submits its form. */
export function WizardNav({ step, isBusy = false, formId, submit }: WizardNavProps): ReactElement {
  const previous = STEPS[STEPS.findIndex(({ name }) => name === step) - 1];
  return (
    <Flex mt="10" pt="6" borderTop="hairline" gap="3" justify="space-between" wrap="wrap">
      {previous === undefined ? (
        <ButtonLink to="/linked-repo" variant="ghost">
          <FormattedMessage id="bindCla.leave" />
        </ButtonLink>
      ) : (
        <ButtonLink to={previous.path}>
          <FormattedMessage id="bindCla.previous" />
        </ButtonLink>
      )}
      <SubmitButton isBusy={isBusy} form={formId}>
        {submit ?? <FormattedMessage id="bindCla.next" />}
      </SubmitButton>
    </Flex>
  );
}
