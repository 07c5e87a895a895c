import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { StatusVisibilityChoice } from '#client/components/status-visibility-choice.tsx';
import { NoOrganization } from './no-organization.tsx';
import { OrganizationSelect } from './organization-select.tsx';
import { useAskedOrganization } from './use-asked-organization.ts';
import { useProjectForm } from './use-project-form.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface ProjectFormProps {
  readonly wizard: Wizard;
}

const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

/** The project, and for managers of organisations where it lives. */
export function ProjectForm({ wizard }: ProjectFormProps): ReactElement {
  const { manager, isLocal } = wizard;
  const { form, move, isAsking, accept, decline } = useProjectForm(wizard);
  useAskedOrganization(wizard);
  if (!isLocal && manager.organizations.length === 0) {
    return <NoOrganization />;
  }
  return (
    <>
      <form noValidate onSubmit={form.handleSubmit}>
        <Text mb="8" maxWidth="measure" color="fg.muted">
          <FormattedMessage id="bindCla.org.lead" />
        </Text>
        <Stack gap="6" maxWidth="measure">
          {!isLocal && (
            <>
              <OrganizationSelect
                organizations={manager.organizations}
                input={{ ...form.input('organization'), onChange: (organization) => move({ organization }) }}
              />
              <TextField
                input={{ ...form.input('repository'), onChange: (repository) => move({ repository }) }}
                label={<FormattedMessage id="bindCla.project.repository" />}
                help={<FormattedMessage id="bindCla.project.repository.help" />}
                isOptional
                attributes={PLAIN}
              />
            </>
          )}
          <TextField
            input={form.input('projectUrl')}
            label={<FormattedMessage id="bindCla.project.projectUrl" />}
            help={<FormattedMessage id="bindCla.project.projectUrl.help" />}
            attributes={{ ...PLAIN, type: 'url', inputMode: 'url' }}
          />
          <TextField
            input={form.input('alias')}
            label={<FormattedMessage id="bindCla.project.alias" />}
            help={<FormattedMessage id="bindCla.project.alias.help" />}
            attributes={{ autoComplete: 'off' }}
          />
          <StatusVisibilityChoice input={form.input('statusVisibility')} />
        </Stack>
        <WizardNav step="org" isBusy={form.isBusy} />
      </form>
      {isAsking && <UnknownRepository onAccept={accept} onDecline={decline} />}
    </>
  );
}

interface UnknownRepositoryProps {
  readonly onAccept: () => Promise<void>;
  readonly onDecline: () => void;
}

/** The platform does not know the repository: whether to go on all the same. */
function UnknownRepository({ onAccept, onDecline }: UnknownRepositoryProps): ReactElement {
  const form = useForm({ id: 'unknown-repository', initial: {}, submit: onAccept });
  return (
    <FormDialog
      form={form}
      title={<FormattedMessage id="bindCla.repository.title" />}
      submit={<FormattedMessage id="bindCla.repository.confirm" />}
      onClose={onDecline}
    >
      <FormattedMessage id="errors.checkRepoMessage" />
    </FormDialog>
  );
}
