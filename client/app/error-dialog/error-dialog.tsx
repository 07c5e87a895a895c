import { useApolloClient } from '@apollo/client/react';
import { Button, Dialog, Portal } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLinkId } from '#client/components/use-link-id.ts';
import { errorText } from '#client/i18n/error-text.ts';
import { useLoginPath } from '#client/session/login-path.ts';
import { signPath } from '#rules/paths.ts';
import { canRepeat, dialogKind } from './dialog-kind.ts';
import { dismissFailure, useShownFailure } from './shown-failure.ts';

/** The dialog for every failure that no page shows itself. Escape or a click outside closes it. */
export function ErrorDialog(): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const apollo = useApolloClient();
  const linkId = useLinkId();
  const loginPath = useLoginPath();
  const current = useShownFailure();
  // The text stays while the dialog closes.
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) {
    setLast(current);
  }
  const failure = current ?? last;
  const kind = failure === undefined ? 'error' : dialogKind(failure);
  const isRepeatable = failure !== undefined && canRepeat(failure);

  const handleConfirm = async () => {
    dismissFailure();
    if (kind === 'relogin') {
      // What was fetched belongs to the session that has ended.
      await apollo.clearStore();
      await navigate(loginPath ?? (linkId === undefined ? '/index' : signPath(linkId)));
    }
  };

  return (
    <Dialog.Root role="alertdialog" open={current !== undefined} onOpenChange={({ open }) => !open && dismissFailure()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Title>
              <FormattedMessage id={`app.dialog.title.${failure?.kind === 'network' ? 'network' : kind}`} />
            </Dialog.Title>
            <Dialog.Body>
              <Dialog.Description>{failure !== undefined && errorText(intl, failure)}</Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              {isRepeatable ? (
                <>
                  <Button variant="solid" onClick={() => dismissFailure(true)}>
                    <FormattedMessage id="app.failure.retry" />
                  </Button>
                  <Button onClick={() => dismissFailure()}>
                    <FormattedMessage id="app.dialog.cancel" />
                  </Button>
                </>
              ) : (
                <Button variant="solid" onClick={() => void handleConfirm()}>
                  <FormattedMessage
                    id={`app.dialog.confirm.${kind === 'relogin' && loginPath === undefined ? 'back' : kind}`}
                  />
                </Button>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
