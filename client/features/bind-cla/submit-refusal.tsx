import { Box, Button, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Refusal } from '#client/components/form/form.ts';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';
import { refusalText, stepToBlame } from './refusals.ts';
import type { RefusedState } from './refused-step.tsx';
import { STEPS } from './steps.ts';

interface SubmitRefusalProps {
  readonly refusal: Refusal;
}

/** Why nothing was created, with a link to the step that caused it. */
export function SubmitRefusal({ refusal: { failure, attempt } }: SubmitRefusalProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(attempt);
  const name = stepToBlame(failure);
  const step = STEPS.find((known) => known.name === name);
  return (
    <Box mb="8">
      <Notice ref={ref} tone="danger" title={<FormattedMessage id="bindCla.refused" />}>
        <Text>{refusalText(intl, failure)}</Text>
        {step !== undefined && (
          <Button asChild size="sm" mt="3">
            <Link to={step.path} state={{ refusal: failure } satisfies RefusedState}>
              <FormattedMessage
                id="bindCla.refused.go"
                values={{ name: intl.formatMessage({ id: `bindCla.${step.name}.step` }) }}
              />
            </Link>
          </Button>
        )}
      </Notice>
    </Box>
  );
}
