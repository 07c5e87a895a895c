import { Button, Menu, Portal } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { type CorporationStep, stepsOf } from './corporation-steps.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import { RepresentativeDialog } from './representative-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { SignedPdfDialog } from './signed-pdf-dialog.tsx';
import { isConfirmedStep, StepDialog } from './step-dialog.tsx';
import { UploadDialog } from './upload-dialog.tsx';

interface CorporationActionsProps {
  readonly linkId: string;
  readonly signing: CorporationRowFragment;
  readonly onChanged: () => void;
}

/** The actions that a corporation's state allows: the next step as a button, the rest in a menu. */
export function CorporationActions({ linkId, signing, onChanged }: CorporationActionsProps): ReactElement {
  const intl = useIntl();
  const [open, setOpen] = useState<CorporationStep>();
  const [next, ...others] = stepsOf(signing, useCanChangeLink());
  const menu = useRef<HTMLButtonElement>(null);
  const returnFocusTo = open === next ? undefined : menu;
  const common = { signing, returnFocusTo, onClose: () => setOpen(undefined), onChanged };
  return (
    <>
      {next !== undefined && (
        <Button size="sm" variant={next === 'review' ? 'solid' : 'outline'} onClick={() => setOpen(next)}>
          <FormattedMessage id={`corporations.step.${next}`} />
        </Button>
      )}
      {others.length > 0 && (
        <Menu.Root positioning={{ placement: 'bottom-end' }}>
          <Menu.Trigger asChild>
            <Button
              ref={menu}
              size="sm"
              aria-label={intl.formatMessage({ id: 'corporations.menu.of' }, { name: signing.corporationName })}
            >
              <FormattedMessage id="corporations.menu" />
              <Icon name="chevron" />
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                {others.map((step) => (
                  <Menu.Item key={step} value={step} onSelect={() => setOpen(step)}>
                    <FormattedMessage id={`corporations.step.${step}`} />
                  </Menu.Item>
                ))}
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
      )}
      {open === 'view' && <SignedPdfDialog linkId={linkId} {...common} />}
      {open === 'upload' && <UploadDialog linkId={linkId} {...common} />}
      {open === 'representative' && <RepresentativeDialog {...common} />}
      {open === 'review' && <ReviewDialog linkId={linkId} {...common} />}
      {open === 'purge' && <PurgeDialog {...common} />}
      {isConfirmedStep(open) && <StepDialog step={open} {...common} />}
    </>
  );
}
