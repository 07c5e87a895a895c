import { Button, createToaster, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from '#client/components/icons.tsx';
import { useToasts, type ToastText } from '#client/components/toast.ts';

/** Milliseconds that a toast stays visible. */
const TOAST_DURATION = 3000;

const toaster = createToaster({ placement: 'bottom-end', duration: TOAST_DURATION, offsets: '1rem' });

function show({ title, action }: ToastText): void {
  const offer = action === undefined ? {} : { action: { label: action.label, onClick: action.onTake } };
  toaster.create({ title, type: 'success', ...offer, ...(action !== undefined && { duration: action.duration }) });
}

/** Shows toasts below dialogs, whose buttons are at the same edge of a phone. */
export function Toaster(): ReactElement {
  useToasts(show);
  return (
    <ChakraToaster toaster={toaster} zIndex="toast!">
      {({ title, action }) => (
        <Toast.Root>
          <Icon name="check" color="success" />
          <Toast.Title>{title}</Toast.Title>
          {action !== undefined && (
            <Toast.ActionTrigger asChild>
              <Button size="sm" variant="plain" pointerEvents="auto">
                {action.label}
              </Button>
            </Toast.ActionTrigger>
          )}
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
