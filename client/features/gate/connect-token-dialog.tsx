import { Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { EVERY_REFUSAL, operationOptions } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useConnectPlatformMutation } from '#generated/hooks.ts';
import { type TokenPlatform, tokenPage } from './token-platforms.ts';

interface ConnectValues {
  readonly url: string;
  readonly token: string;
}

interface ConnectTokenDialogProps {
  readonly platform: TokenPlatform;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Connects an account of a code platform by its token. */
export function ConnectTokenDialog(props: ConnectTokenDialogProps): ReactElement {
  const { platform, returnFocusTo, onClose } = props;
  const { key, title, hosts } = platform;
  const form = useConnectForm(props);
  const page = tokenPage(key, form.values.url);
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="gateManager.token.title" values={{ platform: title }} />}
      submit={<FormattedMessage id="gateManager.token.submit" />}
      refused={<FormattedMessage id="gateManager.token.refused" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      isEntry
    >
      <Text>
        <FormattedMessage id="gateManager.token.text" />
      </Text>
      {hosts.length > 1 && (
        <SelectField
          input={form.input('url')}
          label={<FormattedMessage id="gateManager.token.host" values={{ platform: title }} />}
          options={hosts.map((host) => ({ value: host, text: host }))}
        />
      )}
      <TextField
        input={form.input('token')}
        label={<FormattedMessage id="gateManager.token.token" />}
        help={<TokenHelp rights={platform.rights} page={page} />}
        attributes={{ type: 'password', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
    </FormDialog>
  );
}

function useConnectForm({ platform: { key, title, hosts }, onClose, onDone }: ConnectTokenDialogProps) {
  const intl = useIntl();
  const [connect] = useConnectPlatformMutation(operationOptions(EVERY_REFUSAL));
  return useForm<ConnectValues>({
    id: 'connect-token',
    initial: { url: hosts[0] ?? '', token: '' },
    findProblems: ({ token }) => ({
      url: undefined,
      token: token.trim() === '' ? intl.formatMessage({ id: 'gateManager.token.problem' }) : undefined,
    }),
    refusals: EVERY_REFUSAL,
    place: { page: 'platform' },
    submit: ({ url, token }) => connect({ variables: { input: { platform: key, url, token: token.trim() } } }),
    onDone: () => {
      onClose();
      showToast(intl.formatMessage({ id: 'gateManager.token.done' }, { platform: title }));
      onDone();
    },
  });
}

interface TokenHelpProps {
  readonly rights: readonly string[];
  /** Where the platform makes tokens; undefined when that is not known. */
  readonly page: string | undefined;
}

function TokenHelp({ rights, page }: TokenHelpProps): ReactElement {
  return (
    <>
      <FormattedMessage id="gateManager.token.rights" values={{ rights: rights.join(', ') }} />
      {page !== undefined && (
        <>
          {' '}
          <FormattedMessage id="gateManager.token.page" values={{ page }} />
        </>
      )}
    </>
  );
}
