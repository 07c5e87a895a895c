import { mutationHook, queryHook } from '#client/apollo/operation-hooks.ts';
import { FooterDocument, ClaDocumentDocument, PolicyDocumentDocument, LinkDocument, SignLinkAliasDocument, SendVerificationCodeDocument, SignIndividualDocument } from './graphql.ts';
export const useFooterQuery = /* @__PURE__ */ queryHook(FooterDocument);
export const useClaDocumentQuery = /* @__PURE__ */ queryHook(ClaDocumentDocument);
export const usePolicyDocumentQuery = /* @__PURE__ */ queryHook(PolicyDocumentDocument);
export const useLinkQuery = /* @__PURE__ */ queryHook(LinkDocument);
export const useSignLinkAliasQuery = /* @__PURE__ */ queryHook(SignLinkAliasDocument);
export const useSendVerificationCodeMutation = /* @__PURE__ */ mutationHook(SendVerificationCodeDocument);
export const useSignIndividualMutation = /* @__PURE__ */ mutationHook(SignIndividualDocument);