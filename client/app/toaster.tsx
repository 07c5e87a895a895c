import { createToaster, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from '#client/components/icons.tsx';
import { useToasts } from '#client/components/toast.ts';

/** Milliseconds that a toast stays visible. */
const TOAST_DURATION = 3000;

const toaster = createToaster({ placement: 'bottom-end', duration: TOAST_DURATION, offsets: '1rem' });

function show(title: string): void {
  toaster.create({ title, type: 'success' });
}

/** Shows toasts below dialogs, whose buttons are at the same edge of a phone. */
export function Toaster(): ReactElement {
  useToasts(show);
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
