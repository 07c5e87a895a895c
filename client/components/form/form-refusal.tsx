import { Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '#client/i18n/error-text.ts';
import { Notice } from '../notice.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import type { Refusal } from './use-form-failure.ts';

interface FormRefusalProps {
  readonly title: ReactNode;
  readonly refusal: Refusal;
}

/** Why what was sent was refused as a whole; each refusal takes the focus. */
export function FormRefusal({ title, refusal }: FormRefusalProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(refusal.attempt);
  return (
    <Notice ref={ref} tone="accent" title={title}>
      <Text>{errorText(intl, refusal.failure)}</Text>
    </Notice>
  );
}
