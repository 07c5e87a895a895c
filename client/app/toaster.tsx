import { Button, createToaster, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Icon } from '#client/components/icons.tsx';
import { useToasts, type ToastText } from '#client/components/toast.ts';

/** Milliseconds that a toast stays visible, unless it offers something. A warning is news, and takes longer to read. */
const DURATIONS = { success: 3000, warning: 8000 } as const;

const toaster = createToaster({ placement: 'bottom-end', offsets: '1rem' });

function show({ tone, title, action }: ToastText): void {
  const offer = action === undefined ? {} : { action: { label: action.label, onClick: action.onTake } };
  toaster.create({ title, type: tone, duration: action?.duration ?? DURATIONS[tone], ...offer });
}

/** Shows toasts below dialogs, whose buttons are at the same edge of a phone. */
export function Toaster(): ReactElement {
  useToasts(show);
  return (
    <ChakraToaster toaster={toaster} zIndex="toast!">
      {({ type, title, action }) => (
        <Toast.Root role={type === 'warning' ? 'alert' : 'status'}>
          {type === 'warning' ? <Icon name="warning" color="warning" /> : <Icon name="check" color="success" />}
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
