import { createToaster, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from './icons.tsx';

/** Milliseconds that a toast stays (specification §9). */
const TOAST_DURATION = 3000;

const toaster = createToaster({ placement: 'bottom-end', duration: TOAST_DURATION, offsets: '1rem' });

/** Confirms something in a few words, for 3 s. */
export function showToast(title: string): void {
  toaster.create({ title, type: 'success' });
}

/** The place of toasts: below dialogs, whose buttons are at the same edge of a phone. */
export function Toaster(): ReactElement {
  return (
    <ChakraToaster toaster={toaster} zIndex="toast!">
      {({ title }) => (
        <Toast.Root>
          <Icon name="check" color="success" />
          <Toast.Title>{title}</Toast.Title>
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
