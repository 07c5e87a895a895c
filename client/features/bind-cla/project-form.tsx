import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { changePlace } from './draft.ts';
import { NoOrganization } from './no-organization.tsx';
import { OrganizationSelect } from './organization-select.tsx';
import { ProjectTextInput } from './project-text-input.tsx';
import { useAskedOrganization } from './use-asked-organization.ts';
import { useProjectForm } from './use-project-form.ts';
import { WizardNav } from './wizard-nav.tsx';
import type { Wizard } from './wizard.ts';

interface ProjectFormProps {
  readonly wizard: Wizard;
}

/** The project, and for managers of organisations where it lives. */
export function ProjectForm({ wizard }: ProjectFormProps): ReactElement {
  const { draft, change, manager, isLocal } = wizard;
  const form = useProjectForm(wizard);
  useAskedOrganization(wizard);
  if (!isLocal && manager.organizations.length === 0) {
    return <NoOrganization />;
  }
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(event)}>
      <Text mb="8" maxWidth="measure" color="fg.muted">
        <FormattedMessage id="bindCla.org.lead" />
      </Text>
      <Stack gap="6" maxWidth="measure">
        {!isLocal && (
          <>
            <OrganizationSelect
              organizations={manager.organizations}
              value={draft.organization}
              problem={form.problemText('organization')}
              onChange={(organization) => change((old) => changePlace(old, { organization }))}
            />
            <ProjectTextInput
              input="repository"
              value={draft.repository}
              problem={form.problemText('repository')}
              onChange={(repository) => change((old) => changePlace(old, { repository }))}
            />
          </>
        )}
        <ProjectTextInput
          input="projectUrl"
          isRequired
          value={draft.projectUrl}
          problem={form.problemText('projectUrl')}
          onChange={(projectUrl) => change((old) => ({ ...old, projectUrl }))}
        />
        <ProjectTextInput
          input="alias"
          isRequired
          value={draft.alias}
          problem={form.problemText('alias')}
          onChange={(alias) => change((old) => ({ ...old, alias }))}
        />
      </Stack>
      <WizardNav step="org" isBusy={form.isChecking} />
      <ConfirmDialog
        isOpen={form.isAsking}
        title={<FormattedMessage id="bindCla.repository.title" />}
        confirm={<FormattedMessage id="bindCla.repository.confirm" />}
        onConfirm={form.handleAccept}
        onClose={form.handleDecline}
      >
        <FormattedMessage id="errors.checkRepoMessage" />
      </ConfirmDialog>
    </form>
  );
}
