import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { sourceFailureText } from '#client/components/cla-input/source-failure-text.ts';
import type { Refusal } from '#client/components/form/use-form-failure.ts';
import { Notice } from '#client/components/notice.tsx';
import { useFocusOn } from '#client/components/use-focus-on.ts';

interface ClaRefusalProps {
  readonly refusal: Refusal;
}

/** Why a CLA was not saved, in the words that its text was refused with; each refusal takes the focus. */
export function ClaRefusal({ refusal }: ClaRefusalProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(refusal.attempt);
  return (
    <Notice ref={ref} tone="accent" title={<FormattedMessage id="links.cla.refused" />}>
      <Text>{sourceFailureText(intl, refusal.failure)}</Text>
    </Notice>
  );
}
