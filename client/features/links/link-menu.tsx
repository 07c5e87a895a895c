import { Button, Menu, Portal } from '@chakra-ui/react';
import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { hasClipboard, useCopy } from '#client/components/use-copy.ts';
import { allowsChanges } from '#client/session/link-role.ts';
import type { LinkRole } from '#generated/enums.ts';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { signPath } from '#rules/paths.ts';
import { EditLinkDialog } from './edit-link-dialog.tsx';
import { SigningStateDialog } from './signing-state-dialog.tsx';
import { UnlinkDialog } from './unlink-dialog.tsx';

type LinkDialog = 'edit' | 'signing' | 'unlink';

/** Names in the address the link whose settings are open. */
const SETTINGS = 'settings';

function withoutSettings(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => name !== SETTINGS));
}

interface LinkMenuProps {
  readonly details: LinkRowFragment;
  /** Called when what is shown of the link is out of date. */
  readonly onChanged: () => void;
  readonly onUnlinked: () => void;
}

/** What else can be done with a link. */
export function LinkMenu({ details, onChanged, onUnlinked }: LinkMenuProps): ReactElement {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const [open, setOpen] = useState<LinkDialog | undefined>(
    search.get(SETTINGS) === details.id && allowsChanges(details.viewerRole) ? 'edit' : undefined,
  );
  const trigger = useRef<HTMLButtonElement>(null);
  const handleClose = () => {
    setOpen(undefined);
    if (search.has(SETTINGS)) {
      setSearch(withoutSettings, { replace: true, preventScrollReset: true });
    }
  };
  const dialog = { returnFocusTo: trigger, onClose: handleClose };
  return (
    <>
      <Menu.Root positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <Button
            ref={trigger}
            size="sm"
            aria-label={intl.formatMessage({ id: 'links.menu.of' }, { name: details.link.alias })}
          >
            <FormattedMessage id="links.menu" />
            <Icon name="chevron" />
          </Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              <LinkMenuItems linkId={details.id} role={details.viewerRole} onOpen={setOpen} />
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      {open === 'edit' && <EditLinkDialog details={details} onSaved={onChanged} {...dialog} />}
      {open === 'signing' && <SigningStateDialog details={details} onSaved={onChanged} {...dialog} />}
      {open === 'unlink' && <UnlinkDialog details={details} onUnlinked={onUnlinked} {...dialog} />}
    </>
  );
}

interface LinkMenuItemsProps {
  readonly linkId: string;
  /** What the viewer may do at it. */
  readonly role: LinkRole;
  readonly onOpen: (dialog: LinkDialog) => void;
}

function LinkMenuItems({ linkId, role, onOpen }: LinkMenuItemsProps): ReactElement {
  const intl = useIntl();
  const sign = signPath(linkId);
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
      {allowsChanges(role) && (
        <>
          <Menu.Item value="edit" onSelect={() => onOpen('edit')}>
            <FormattedMessage id="links.edit" />
          </Menu.Item>
          <Menu.Item value="signing" onSelect={() => onOpen('signing')}>
            <FormattedMessage id="links.signing" />
          </Menu.Item>
        </>
      )}
      {role === 'OWNER' && (
        <>
          <Menu.Separator />
          <Menu.Item value="unlink" onSelect={() => onOpen('unlink')}>
            <FormattedMessage id="links.unlink" />
          </Menu.Item>
        </>
      )}
    </>
  );
}
