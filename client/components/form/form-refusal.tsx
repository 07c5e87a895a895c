import { Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '#client/i18n/error-text.ts';
import { Notice } from '../notice.tsx';
import { useFocusOn } from '../use-focus-on.ts';
import type { Refusal } from './form.ts';

interface FormRefusalProps {
  readonly title: ReactNode;
  readonly refusal: Refusal;
  /** The text for it; that of its code by default. */
  readonly text?: string | undefined;
}

/** Why what was sent was refused as a whole; each refusal takes the focus. */
export function FormRefusal({ title, refusal, text }: FormRefusalProps): ReactElement {
  const intl = useIntl();
  const ref = useFocusOn<HTMLDivElement>(refusal.attempt);
  return (
    <Notice ref={ref} tone="danger" title={title}>
      <Text>{text ?? errorText(intl, refusal.failure, refusal.place)}</Text>
    </Notice>
  );
}
