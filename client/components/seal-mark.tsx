import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** The logo: a small square seal with its sign cut out. Purely decorative, so it has no accessible name. */
export function SealMark(props: HTMLChakraProps<'svg'>): ReactElement {
  return (
    <chakra.svg className="seal" viewBox="0 0 32 32" boxSize="8" flexShrink="0" aria-hidden {...props}>
      <path d="M6 0H26A6 6 0 0 1 32 6V26A6 6 0 0 1 26 32H6A6 6 0 0 1 0 26V6A6 6 0 0 1 6 0Z" />
      <g fill="none">
        <path d="M6.5 3H25.5A3.5 3.5 0 0 1 29 6.5V25.5A3.5 3.5 0 0 1 25.5 29H6.5A3.5 3.5 0 0 1 3 25.5V6.5A3.5 3.5 0 0 1 6.5 3Z" />
        <path strokeWidth="2.5" strokeLinecap="round" d="M22.5 10H12.5A3 3 0 0 0 12.5 16H19.5A3 3 0 0 1 19.5 22H9.5" />
      </g>
    </chakra.svg>
  );
}
