import { Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RowMenu } from '#client/components/table/row-menu.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { type CorporationStep, stepsOf } from './corporation-steps.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import { RepresentativeDialog } from './representative-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SignedPdfDialog } from './signed-pdf-dialog.tsx';
import { isConfirmedStep, StepDialog } from './step-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

const DANGERS: ReadonlySet<CorporationStep> = new Set(['delete', 'purge']);

interface CorporationActionsProps {
  readonly linkId: string;
  readonly signing: CorporationRowFragment;
  readonly onChanged: () => void;
}

/** The actions that a corporation's state allows: the next step as a button, the rest in a menu. */
export function CorporationActions({ linkId, signing, onChanged }: CorporationActionsProps): ReactElement {
  const [open, setOpen] = useState<CorporationStep>();
  const [next, ...others] = stepsOf(signing, useCanChangeLink());
  const menu = useRef<HTMLButtonElement>(null);
  const returnFocusTo = open === next ? undefined : menu;
  const common = { signing, returnFocusTo, onClose: () => setOpen(undefined), onChanged };
  return (
    <>
      {next !== undefined && (
        <Button size="sm" onClick={() => setOpen(next)}>
          <FormattedMessage id={`corporations.step.${next}`} />
        </Button>
      )}
      <RowMenu
        ref={menu}
        name={signing.corporationName}
        actions={others.map((step) => ({
          key: step,
          text: <FormattedMessage id={`corporations.step.${step}`} />,
          isDanger: DANGERS.has(step),
          onSelect: () => setOpen(step),
        }))}
      />
      {open === 'view' && <SignedPdfDialog linkId={linkId} {...common} />}
      {open === 'upload' && <UploadDialog linkId={linkId} {...common} />}
      {open === 'representative' && <RepresentativeDialog {...common} />}
      {open === 'review' && <ReviewDialog linkId={linkId} {...common} />}
      {open === 'purge' && <PurgeDialog {...common} />}
      {isConfirmedStep(open) && <StepDialog step={open} {...common} />}
    </>
  );
}
