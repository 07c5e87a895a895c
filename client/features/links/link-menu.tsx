import { type ReactElement, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type RowAction, RowMenu } from '#client/components/table/row-menu.tsx';
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
  const menu = useRef<HTMLButtonElement>(null);
  const copy = useCopy();
  const sign = signPath(details.id);
  const address = {
    value: new URL(sign, window.location.origin).href,
    copied: intl.formatMessage({ id: 'links.copied' }),
  };
  const actions: RowAction[] = [{ key: 'sign', text: <FormattedMessage id="links.sign" />, to: sign }];
  if (hasClipboard()) {
    actions.push({ key: 'copy', text: <FormattedMessage id="links.copy" />, onSelect: () => void copy(address) });
  }
  actions.push({ key: 'settings', text: <FormattedMessage id="links.settings" />, to: linkSettingsPath(details.id) });
  if (details.viewerRole === 'OWNER') {
    actions.push({
      key: 'unlink',
      text: <FormattedMessage id="links.unlink" />,
      isDanger: true,
      onSelect: () => setUnlinking(true),
    });
  }
  return (
    <>
      <RowMenu ref={menu} name={details.link.alias} actions={actions} />
      {isUnlinking && (
        <UnlinkDialog
          details={details}
          returnFocusTo={menu}
          onUnlinked={onUnlinked}
          onClose={() => setUnlinking(false)}
        />
      )}
    </>
  );
}
