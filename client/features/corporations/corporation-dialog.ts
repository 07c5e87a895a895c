import type { RefObject } from 'react';
import type { CorporationRowFragment } from '#generated/graphql.ts';

/** Props common to all dialogs about a corporation. */
export interface CorporationDialogProps {
  readonly signing: CorporationRowFragment;
  /** Takes the focus after closing if the control that opened the dialog is gone. */
  readonly returnFocusTo: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
  /** Called when the corporation has changed, or may have. */
  readonly onChanged: () => void;
}
