import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FormInput } from '#client/components/form/form.ts';
import { focusInput } from '#client/components/form/input-id.ts';
import { characterCount } from '#rules/field-value.ts';

/** Longest reason, in characters. */
const MAX = 500;
const ID = 'signed-pdf-reason';

/** Why a document replaces that of an approved corporation. */
export interface ReplacementReason {
  readonly input: FormInput<string>;
  /** Whether it can be sent; otherwise its input says what is wrong and takes the focus. */
  readonly check: () => boolean;
}

/** Keeps the reason while it is typed. */
export function useReplacementReason(): ReplacementReason {
  const intl = useIntl();
  const [value, setValue] = useState('');
  const [isShown, setShown] = useState(false);
  const isGood = value.trim() !== '' && characterCount(value.trim()) <= MAX;
  const problem =
    isShown && !isGood ? intl.formatMessage({ id: 'corporations.upload.problem.reason' }, { max: MAX }) : undefined;
  return {
    input: {
      id: ID,
      name: 'reason',
      value,
      problem,
      onChange: setValue,
      onLeave: () => setShown(isShown || value !== ''),
    },
    check: () => {
      setShown(true);
      if (!isGood) {
        focusInput(ID);
      }
      return isGood;
    },
  };
}
