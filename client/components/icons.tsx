import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactElement } from 'react';

/** Outlines on a 16 × 16 grid, drawn for this product. */
const PATHS = {
  check: 'M3 8.5L6.5 12L13 4.5',
  warning: 'M8 2.5L14.5 13.5H1.5ZM8 6.5V9.5M8 11.4V11.6',
  info: 'M8 1.5A6.5 6.5 0 1 1 7.99 1.5ZM8 7.5V11.5M8 4.6V4.8',
  plus: 'M8 3V13M3 8H13',
  minus: 'M3 8H13',
  fit: 'M2.5 4V12M13.5 4V12M5 8H11M6.5 6.5L5 8L6.5 9.5M9.5 6.5L11 8L9.5 9.5',
  download: 'M8 2V10.5M4.5 7L8 10.5L11.5 7M2.5 13.5H13.5',
  external: 'M9 2.5H13.5V7M13.5 2.5L7.5 8.5M6.5 3.5H2.5V13.5H12.5V9.5',
  text: 'M2.5 3.5H13.5M2.5 8H13.5M2.5 12.5H9.5',
  copy: 'M5.5 5.5H13.5V13.5H5.5ZM3.5 10.5H2.5V2.5H10.5V3.5',
  circle: 'M8 3.5A4.5 4.5 0 1 1 7.99 3.5Z',
  down: 'M8 2.5V13.5M3.5 9L8 13.5L12.5 9',
  up: 'M8 13.5V2.5M3.5 7L8 2.5L12.5 7',
  chevron: 'M4 6L8 10L12 6',
  more: 'M3.2 8V8.1M8 8V8.1M12.8 8V8.1',
  remove: 'M3.5 3.5L12.5 12.5M12.5 3.5L3.5 12.5',
  grip: 'M6 3.5V3.6M10 3.5V3.6M6 8V8.1M10 8V8.1M6 12.5V12.6M10 12.5V12.6',
  lock: 'M4 7H12V13.5H4ZM5.5 7V5A2.5 2.5 0 0 1 10.5 5V7',
  light:
    'M8 5A3 3 0 1 1 7.99 5ZM8 1V2.5M8 13.5V15M1 8H2.5M13.5 8H15M3 3L4.1 4.1M11.9 11.9L13 13M3 13L4.1 11.9M11.9 4.1L13 3',
  dark: 'M13.5 9.5A6 6 0 1 1 6.5 2.5A5 5 0 0 0 13.5 9.5Z',
  system: 'M2 3H14V11H2ZM5.5 14H10.5M8 11V14',
  bot: 'M3 5.5H13V13H3ZM8 5.5V2.5M6 8.5V9.5M10 8.5V9.5M1.5 8V10.5M14.5 8V10.5',
  upload: 'M8 10.5V2M4.5 5.5L8 2L11.5 5.5M2.5 13.5H13.5',
} as const;

interface IconProps extends HTMLChakraProps<'svg'> {
  readonly name: keyof typeof PATHS;
}

/** A small icon beside a text that says the same; hidden from assistive technology. */
export function Icon({ name, ...props }: IconProps): ReactElement {
  return (
    <chakra.svg
      viewBox="0 0 16 16"
      boxSize="4"
      flexShrink="0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...props}
    >
      <path d={PATHS[name]} />
    </chakra.svg>
  );
}
