import { useIntl } from 'react-intl';
import { toFieldInputs } from '#client/components/cla-input/field-draft.ts';
import type { FormSubmission } from '#client/components/form/form.ts';
import { operationOptions } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import { useLeadOn } from '#client/components/use-lead-on.ts';
import type { CreateLinkInput } from '#generated/graphql.ts';
import { useCreateLinkMutation } from '#generated/hooks.ts';
import { forgetDraft } from './draft-store.ts';
import type { Draft } from './draft.ts';
import { REVIEW_REFUSALS } from './refusals.ts';

/** The draft as the service takes it: texts by the fingerprints that were previewed, so nothing can change in between. */
function toCreateLinkInput(draft: Draft): CreateLinkInput {
  const repository = draft.repository.trim();
  return {
    platform: draft.organization?.platform ?? 'WEB',
    ...(draft.organization !== undefined && { organization: draft.organization.name }),
    ...(draft.organization !== undefined && repository !== '' && { repository }),
    projectUrl: draft.projectUrl.trim(),
    alias: draft.alias.trim(),
    senderAddress: draft.senderAddress,
    statusVisibility: draft.statusVisibility,
    clas: draft.clas.map((cla) => ({
      type: cla.type,
      language: cla.language,
      documentSha256: cla.source.document?.sha256 ?? '',
      fields: toFieldInputs(cla.fields, cla),
      ...(cla.summary.trim() !== '' && { summary: cla.summary }),
    })),
  };
}

/** Creates the link with all its CLAs, or nothing; the draft is forgotten only when it was created. */
export function useCreateLink(draft: Draft): FormSubmission {
  const intl = useIntl();
  const leadOn = useLeadOn();
  const [create] = useCreateLinkMutation({
    ...operationOptions(REVIEW_REFUSALS),
    // Lists of links are fetched again when they are shown.
    update: (cache) => cache.evict({ fieldName: 'links' }),
  });
  return useForm({
    id: 'review',
    initial: {},
    refusals: REVIEW_REFUSALS,
    submit: () => create({ variables: { input: toCreateLinkInput(draft) } }),
    onDone: async ({ createLink }) => {
      const created = new URLSearchParams({ created: createLink.link.id });
      if (!(await leadOn(`/config-check?${created.toString()}`, { replace: true }))) {
        showToast(intl.formatMessage({ id: 'bindCla.created.title' }));
      }
      forgetDraft();
    },
  });
}
