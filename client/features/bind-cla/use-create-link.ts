import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Failure, failureCode, toFailure } from '#client/apollo/failure.ts';
import { toFieldInputs } from '#client/components/cla-input/field-draft.ts';
import type { CreateLinkInput } from '#generated/graphql.ts';
import { useCreateLinkMutation } from '#generated/hooks.ts';
import { forgetDraft } from './draft-store.ts';
import type { Draft } from './draft.ts';
import { SUBMIT_REFUSALS } from './refusals.ts';

/** Submitting the draft, once at a time. */
export interface CreateLink {
  readonly submit: () => Promise<void>;
  readonly isSubmitting: boolean;
  /** Why the last submission was refused, and its number. */
  readonly refusal: { readonly failure: Failure; readonly attempt: number } | undefined;
}

/** The draft as the service takes it: texts by the fingerprints that were previewed, so nothing can change in between. */
export function toCreateLinkInput(draft: Draft): CreateLinkInput {
  const repository = draft.repository.trim();
  return {
    platform: draft.organization?.platform ?? 'WEB',
    ...(draft.organization !== undefined && { organization: draft.organization.name }),
    ...(draft.organization !== undefined && repository !== '' && { repository }),
    projectUrl: draft.projectUrl.trim(),
    alias: draft.alias.trim(),
    senderAddress: draft.senderAddress,
    clas: draft.clas.map((cla) => ({
      type: cla.type,
      language: cla.language,
      documentSha256: cla.source.document?.sha256 ?? '',
      fields: toFieldInputs(cla.fields, cla),
    })),
  };
}

/** Creates the link with all its CLAs, or nothing; the draft is forgotten only when it was created. */
export function useCreateLink(draft: Draft): CreateLink {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<CreateLink['refusal']>();
  const [mutate, { loading }] = useCreateLinkMutation({
    errorPolicy: 'all',
    context: { handledCodes: SUBMIT_REFUSALS },
    // Lists of links are fetched anew when they are shown.
    update: (cache) => cache.evict({ fieldName: 'links' }),
  });

  const submit = async () => {
    const { data, error } = await mutate({ variables: { input: toCreateLinkInput(draft) } });
    if (data) {
      const created = new URLSearchParams({ created: data.createLink.link.id });
      await navigate(`/config-check?${created.toString()}`, { replace: true });
      forgetDraft();
      return;
    }
    const failure = toFailure(error);
    if (SUBMIT_REFUSALS.has(failureCode(failure) ?? '')) {
      setRefusal((last) => ({ failure, attempt: (last?.attempt ?? 0) + 1 }));
    }
  };
  return { submit, isSubmitting: loading, refusal };
}
