import { Button, createToaster, Portal, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { useToasts, type ToastText } from '#client/components/toast.ts';

/** Durations are in milliseconds. A warning is news, and takes longer to read than a confirmation. */
const toasters = {
  success: createToaster({ placement: 'bottom-end', duration: 3000, offsets: '1rem' }),
  warning: createToaster({ placement: 'top-end', duration: 8000, offsets: '1rem' }),
};

function show({ tone, title, action }: ToastText): void {
  const offer = action === undefined ? {} : { action: { label: action.label, onClick: action.onTake } };
  toasters[tone].create({ title, type: tone, ...offer, ...(action !== undefined && { duration: action.duration }) });
}

/**
 * Shows confirmations below dialogs, whose buttons are at the same edge of a phone, and warnings above them: what
 * failed may have been asked for in a dialog, which stays. An open dialog hides the page from screen readers, but not
 * what is announced from outside of it.
 */
export function Toaster(): ReactElement {
  const intl = useIntl();
  useToasts(show);
  return (
    <Portal>
      <ChakraToaster
        toaster={toasters.success}
        zIndex="toast!"
        aria-label={intl.formatMessage({ id: 'app.toast.confirmations' })}
      >
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
      <ChakraToaster
        toaster={toasters.warning}
        zIndex="warning!"
        aria-label={intl.formatMessage({ id: 'app.toast.warnings' })}
      >
        {({ title }) => (
          <Toast.Root role="alert">
            <Icon name="warning" color="warning" />
            <Toast.Title>{title}</Toast.Title>
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
