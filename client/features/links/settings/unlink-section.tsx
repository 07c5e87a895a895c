import { Button } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SettingsSection } from '#client/components/settings-section.tsx';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import { UnlinkDialog } from '../unlink-dialog.tsx';
import type { SectionProps } from './section-props.ts';

/** Unlinks the project, which only its owner may do. */
export function UnlinkSection({ details }: SectionProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leadOn = useLeadOn();
  return (
    <SettingsSection title={<FormattedMessage id="links.unlink" />} lead={<FormattedMessage id="links.unlink.rule" />}>
      <Button ref={button} size="sm" onClick={() => setAsked(true)}>
        <FormattedMessage id="links.unlink" />
      </Button>
      {isAsked && (
        <UnlinkDialog
          details={details}
          returnFocusTo={button}
          onClose={() => setAsked(false)}
          onUnlinked={() => void leadOn('/linked-repo')}
        />
      )}
    </SettingsSection>
  );
}
