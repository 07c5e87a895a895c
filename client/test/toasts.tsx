import { type ReactElement, useCallback, useState } from 'react';
import { type ToastText, useToasts } from '#client/components/toast.ts';

/** Shows every toast with what it offers, for good: jsdom cannot wait for the product's to come and go. */
export function Toasts(): ReactElement {
  const [shown, setShown] = useState<readonly ToastText[]>([]);
  useToasts(useCallback((toast: ToastText) => setShown((before) => [...before, toast]), []));
  return (
    <>
      {shown.map(({ tone, title, action }, index) => (
        // None is ever removed, and two may say the same.
        <div key={index} role={tone === 'warning' ? 'alert' : 'status'} aria-label={title}>
          <p>{title}</p>
          {action !== undefined && (
            <button type="button" onClick={action.onTake}>
              {action.label}
            </button>
          )}
        </div>
      ))}
    </>
  );
}
