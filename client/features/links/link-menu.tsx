import { Button, Menu, Portal } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { hasClipboard, useCopy } from '#client/components/use-copy.ts';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { linkSettingsPath, signPath } from '#rules/paths.ts';
import { UnlinkDialog } from './unlink-dialog.tsx';

interface LinkMenuProps {
  readonly details: LinkRowFragment;
  readonly onUnlinked: () => void;
}

/** What else can be done with a link. */
export function LinkMenu({ details, onUnlinked }: LinkMenuProps): ReactElement {
  const intl = useIntl();
  const [isUnlinking, setUnlinking] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button
            ref={trigger}
            size="sm"
            variant="ghost"
            aria-label={intl.formatMessage({ id: 'links.menu.of' }, { name: details.link.alias })}
          >
            <FormattedMessage id="links.menu" />
            <Icon name="chevron" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <LinkMenuItems details={details} onUnlink={() => setUnlinking(true)} />
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {isUnlinking && (
        <UnlinkDialog
          details={details}
          returnFocusTo={trigger}
          onUnlinked={onUnlinked}
          onClose={() => setUnlinking(false)}
        />
      )}
    </>
  );
}

interface LinkMenuItemsProps {
  readonly details: LinkRowFragment;
  readonly onUnlink: () => void;
}

function LinkMenuItems({ details, onUnlink }: LinkMenuItemsProps): ReactElement {
  const intl = useIntl();
  const sign = signPath(details.id);
  const copy = useCopy();
  const address = {
    value: new URL(sign, window.location.origin).href,
    copied: intl.formatMessage({ id: 'links.copied' }),
  };
  return (
    <>
      <Menu.Item value="sign" asChild>
        <Link to={sign}>
          <FormattedMessage id="links.sign" />
        </Link>
      </Menu.Item>
      {hasClipboard() && (
        <Menu.Item value="copy" onSelect={() => void copy(address)}>
          <FormattedMessage id="links.copy" />
        </Menu.Item>
      )}
      <Menu.Item value="settings" asChild>
        <Link to={linkSettingsPath(details.id)}>
          <FormattedMessage id="links.settings" />
        </Link>
      </Menu.Item>
      {details.viewerRole === 'OWNER' && (
        <>
          <Menu.Separator />
          <Menu.Item value="unlink" onSelect={onUnlink}>
            <FormattedMessage id="links.unlink" />
          </Menu.Item>
        </>
      )}
    </>
  );
}
