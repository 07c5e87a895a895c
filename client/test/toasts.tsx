import { type ReactElement, useCallback, useState } from 'react';
import { type ToastText, useToasts } from '#client/components/toast.ts';

/** Numbered, because two may say the same. */
interface ShownToast extends ToastText {
  readonly number: number;
}

/** Shows every toast with what it offers, for good: jsdom cannot wait for the product's to come and go. */
export function Toasts(): ReactElement {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  useToasts(
    useCallback((toast: ToastText) => setShown((before) => [...before, { ...toast, number: before.length }]), []),
  );
  return (
    <>
      {shown.map(({ number, tone, title, action }) => (
        <div key={number} role={tone === 'warning' ? 'alert' : 'status'} aria-label={title}>
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
