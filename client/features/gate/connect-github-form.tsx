import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { SelectField } from '#client/components/form/select-field.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { useIsHere } from '#client/components/reader-place.ts';
import { keepReturnPath } from '#client/session/return-path.ts';
import { useBeginGithubAppMutation } from '#generated/hooks.ts';
import { gatePath } from '#rules/paths.ts';
import { postForm } from './post-form.ts';

const ORGANIZATION = /^[\w.-]{0,100}$/;

interface ConnectValues {
  readonly organization: string;
  readonly url: string;
}

const REFUSALS: Refusals<keyof ConnectValues> = { codes: ['bad_request_parameter'] };

interface ConnectGithubFormProps {
  readonly linkId: string;
  /** Addresses of the instances that can be connected; at least one. */
  readonly hosts: readonly string[];
}

/** Leads to GitHub's page that creates an App of the community's own. */
export function ConnectGithubForm({ linkId, hosts }: ConnectGithubFormProps): ReactElement {
  const intl = useIntl();
  const [begin] = useBeginGithubAppMutation(operationOptions(REFUSALS));
  const isHere = useIsHere();
  const form = useForm<ConnectValues, { beginGithubApp: { url: string; manifest: string } }>({
    id: 'connect-github',
    initial: { organization: '', url: hosts[0] ?? '' },
    findProblems: ({ organization }) => ({
      organization: ORGANIZATION.test(organization.trim())
        ? undefined
        : intl.formatMessage({ id: 'gateManager.connect.organization.problem' }),
      url: undefined,
    }),
    refusals: REFUSALS,
    submit: ({ organization, url }) => {
      const owner = organization.trim();
      return begin({ variables: { input: { url, ...(owner !== '' && { organization: owner }) } } });
    },
    onDone: ({ beginGithubApp: { url, manifest } }) => {
      if (isHere()) {
        keepReturnPath(gatePath(linkId));
        postForm(url, { manifest });
      }
    },
  });
  return (
    <FormFrame
      form={form}
      label={intl.formatMessage({ id: 'gateManager.connect' })}
      refused={<FormattedMessage id="gateManager.connect.refused" />}
      maxWidth="form"
      gap="4"
    >
      {hosts.length > 1 && (
        <SelectField
          input={form.input('url')}
          label={<FormattedMessage id="gateManager.connect.host" />}
          options={hosts.map((host) => ({ value: host, text: host }))}
        />
      )}
      <TextField
        input={form.input('organization')}
        isOptional
        label={<FormattedMessage id="gateManager.connect.organization" />}
        help={<FormattedMessage id="gateManager.connect.organization.help" />}
        attributes={{ autoComplete: 'off', autoCapitalize: 'none' }}
      />
      <SubmitButton isBusy={form.isBusy} alignSelf="start">
        <FormattedMessage id="gateManager.connect.submit" />
      </SubmitButton>
    </FormFrame>
  );
}
