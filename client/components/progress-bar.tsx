import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';

const VALUE = { bg: 'accent.solid', borderRadius: 'full', transition: 'inline-size 120ms' };

interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly part: number;
}

/** A thin progress bar. */
export function ProgressBar({ label, part }: ProgressBarProps): ReactElement {
  return (
    <chakra.progress
      aria-label={label}
      value={part}
      max={1}
      display="block"
      height="1"
      width="full"
      appearance="none"
      border="none"
      borderRadius="full"
      bg="border"
      overflow="hidden"
      css={{
        '&::-webkit-progress-bar': { bg: 'border' },
        '&::-webkit-progress-value': VALUE,
        '&::-moz-progress-bar': VALUE,
      }}
    />
  );
}
