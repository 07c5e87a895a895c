import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import type { Draft } from './draft.ts';
import type { ProjectInput } from './project-problems.ts';
import { ReviewPart } from './review-part.tsx';

interface ReviewProjectProps {
  readonly draft: Draft;
}

/** The project as entered. */
export function ReviewProject({ draft }: ReviewProjectProps): ReactElement {
  const values: Readonly<Record<ProjectInput, string>> = {
    organization: draft.organization?.name ?? '',
    repository: draft.repository.trim(),
    projectUrl: draft.projectUrl.trim(),
    alias: draft.alias.trim(),
  };
  const given = (['alias', 'organization', 'repository', 'projectUrl'] as const).filter((key) => values[key] !== '');
  return (
    <ReviewPart step="org" title={<FormattedMessage id="bindCla.org.step" />}>
      <Facts
        facts={[
          ...given.map((key) => ({
            key,
            label: <FormattedMessage id={`bindCla.project.${key}`} />,
            value: values[key],
          })),
          {
            key: 'status',
            label: <FormattedMessage id="links.edit.status" />,
            value: <FormattedMessage id={`links.status.${draft.statusVisibility}`} />,
          },
        ]}
      />
    </ReviewPart>
  );
}
