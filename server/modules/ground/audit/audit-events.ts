/** Every recorded action with its details: ids, codes and hashes, never names or addresses. */
export type AuditAction =
  | {
      readonly action: 'INDIVIDUAL_SIGNED';
      /** `actSha256` is the fingerprint of the act, see `actFingerprint`. */
      readonly details: { reference: string; linkId: string; claSha256: string; actSha256: string };
    }
  | {
      readonly action: 'EMPLOYEE_SIGNED';
      /** `state` is the initial one. */
      readonly details: {
        reference: string;
        linkId: string;
        claSha256: string;
        actSha256: string;
        corporationSigningId: string;
        state: string;
      };
    }
  /** `endedAt` is present where another time than that of the event was chosen. */
  | {
      readonly action: 'INDIVIDUAL_SIGNING_ENDED';
      readonly details: { reference: string; reason: string; endedAt?: string };
    }
  /** The community decided that a signing ends later. */
  | { readonly action: 'SIGNING_END_SCHEDULED'; readonly details: { reference: string; endsAt: string } }
  | {
      readonly action: 'CORPORATION_SIGNED';
      readonly details: { reference: string; linkId: string; claSha256: string; actSha256: string };
    }
  /** A document was sealed; the subject is the signing that it belongs to. */
  | {
      readonly action: 'DOCUMENT_SEALED';
      readonly details: { reference: string; documentSha256: string; certificateFingerprint: string };
    }
  /** The document that a corporation signs on paper was derived; the subject is the signing. */
  | { readonly action: 'DOCUMENT_COMPOSED'; readonly details: { reference: string; documentSha256: string } }
  /** A document that had been given up is tried again. */
  | { readonly action: 'DOCUMENT_RETRIED'; readonly details: { reference: string } }
  /** A signer asked for the signed document once more; the subject is the signing. */
  | { readonly action: 'SIGNED_DOCUMENT_RESENT'; readonly details: { reference: string; documentSha256: string } }
  | { readonly action: 'CORPORATION_DOCUMENT_RESENT'; readonly details: { documentSha256: string } }
  | { readonly action: 'UPLOAD_LINKS_REVOKED'; readonly details: { reference: string } }
  /** By a community manager, or by a signer with an upload link. */
  | {
      readonly action: 'SIGNED_PDF_UPLOADED';
      /** `replacedSha256` is the fingerprint of the file that was replaced; empty for the first file. */
      readonly details: { documentSha256: string; replacedSha256: string };
    }
  /** The community returned the signed document to the corporation. */
  | { readonly action: 'CORPORATION_RETURNED'; readonly details: { documentSha256: string } }
  | { readonly action: 'CORPORATION_APPROVED'; readonly details: { managerId: string; signedPdfSha256: string } }
  | {
      readonly action: 'CORPORATION_DELETED' | 'CORPORATION_RESTORED' | 'CORPORATION_PURGED';
      readonly details: { reference: string };
    }
  | {
      readonly action: 'EMPLOYEE_ACTIVATED' | 'EMPLOYEE_DEACTIVATED' | 'EMPLOYEE_REMOVED';
      readonly details: { reference: string };
    }
  | {
      readonly action:
        | 'AUTO_APPROVAL_ENABLED'
        | 'AUTO_APPROVAL_DISABLED'
        | 'SECOND_FACTOR_REQUIRED'
        | 'SECOND_FACTOR_OPTIONAL';
      readonly details: { reference: string };
    }
  | {
      readonly action: 'CORPORATION_CLA_AGREED';
      readonly details: { previousClaSha256: string; claSha256: string };
    }
  | {
      readonly action:
        | 'EMPLOYEE_MANAGER_ADDED'
        | 'EMPLOYEE_MANAGER_REMOVED'
        | 'EMPLOYEE_MANAGER_DEACTIVATED'
        | 'EMPLOYEE_MANAGER_REACTIVATED'
        | 'BACKUP_ADMINISTRATOR_NAMED'
        | 'BACKUP_ADMINISTRATOR_ENDED'
        | 'ONE_TIME_PASSWORD_RENEWED';
      /** `reference` is the corporation's. */
      readonly details: { reference: string };
    }
  /** `reference` is the corporation's, `count` the number of addresses. */
  | {
      readonly action: 'PRE_APPROVALS_ADDED' | 'PRE_APPROVALS_REMOVED' | 'EMPLOYEES_INVITED';
      readonly details: { reference: string; count: number };
    }
  | {
      readonly action: 'EMAIL_DOMAIN_ADDED' | 'EMAIL_DOMAIN_REMOVED';
      readonly details: { reference: string; domainId: string };
    }
  /** `changed` lists the properties, separated by commas. */
  | { readonly action: 'REPRESENTATIVE_CHANGED'; readonly details: { reference: string; changed: string } }
  /** Whoever reads the earlier address of a representative has decided about the change. */
  | {
      readonly action: 'REPRESENTATIVE_CONFIRMED' | 'REPRESENTATIVE_RESTORED';
      readonly details: { reference: string };
    }
  | { readonly action: 'SENDER_AUTHORIZED'; readonly details: { provider: string } }
  | { readonly action: 'LINK_CREATED' | 'LINK_UNLINKED'; readonly details: { linkId: string } }
  /** With whom a `web` link is shared has changed. The subject is the account, or the invitation. */
  | {
      readonly action: 'LINK_MEMBER_INVITED' | 'LINK_MEMBER_JOINED' | 'LINK_MEMBER_ROLE_CHANGED';
      readonly details: { linkId: string; role: string };
    }
  | {
      readonly action: 'LINK_INVITATION_WITHDRAWN' | 'LINK_MEMBER_REMOVED' | 'LINK_MEMBER_LEFT' | 'LINK_TRANSFERRED';
      readonly details: { linkId: string };
    }
  /** The link learnt the id of its organisation, followed it to a new name, or lost the name to another one. */
  | {
      readonly action: 'LINK_ORGANIZATION_LEARNT' | 'LINK_ORGANIZATION_RENAMED' | 'LINK_FROZEN';
      readonly details: { linkId: string };
    }
  /** The subject is the key; `linkId` is empty for a key for all links, `scopes` are separated by commas. */
  | { readonly action: 'API_KEY_CREATED'; readonly details: { linkId: string; scopes: string } }
  | { readonly action: 'API_KEY_REVOKED'; readonly details: { linkId: string } }
  /** The subject is the webhook. `changed` lists the properties, separated by commas. */
  | { readonly action: 'WEBHOOK_CREATED' | 'WEBHOOK_DELETED'; readonly details: { linkId: string } }
  | { readonly action: 'WEBHOOK_UPDATED'; readonly details: { linkId: string; changed: string } }
  /** Everything signed at a link was downloaded, in the given format. */
  | { readonly action: 'SIGNINGS_EXPORTED'; readonly details: { linkId: string; format: string } }
  /** Empty fingerprint: the community has no own text of this kind and language any more. */
  | {
      readonly action: 'LINK_POLICY_CHANGED';
      readonly details: { linkId: string; set: string; language: string; textSha256: string };
    }
  | { readonly action: 'LINK_OPENED' | 'LINK_PAUSED' | 'LINK_CLOSED'; readonly details: { linkId: string } }
  /** `changed` lists the properties, separated by commas. */
  | { readonly action: 'LINK_UPDATED'; readonly details: { linkId: string; changed: string } }
  | {
      readonly action: 'CLA_ADDED';
      readonly details: { linkId: string; type: string; language: string; version: number; claSha256: string };
    }
  /** Empty fingerprint: it has none any more. The subject is the CLA. */
  | { readonly action: 'CLA_SUMMARY_CHANGED'; readonly details: { linkId: string; summarySha256: string } }
  | { readonly action: 'CLA_REMOVED'; readonly details: { linkId: string; claSha256: string } }
  /** The subject is the connection. */
  | { readonly action: 'PLATFORM_CONNECTED' | 'PLATFORM_DISCONNECTED'; readonly details: { platform: string } }
  /** The platform refuses the credentials. */
  | { readonly action: 'PLATFORM_PAUSED'; readonly details: { platform: string; reason: string } }
  /** It takes them again. */
  | { readonly action: 'PLATFORM_RESUMED'; readonly details: { platform: string } }
  /** The subject is the gated repository. */
  | { readonly action: 'REPOSITORY_GATED'; readonly details: { linkId: string; repositoryId: string; mode: string } }
  /** The subject is the gated organisation. */
  | {
      readonly action: 'ORGANIZATION_GATED';
      readonly details: { linkId: string; organizationId: string; mode: string; exclusions: number };
    }
  | { readonly action: 'ORGANIZATION_RELEASED'; readonly details: { linkId: string; organizationId: string } }
  /** The link of its organisation took a repository from this one, which is the subject. */
  | { readonly action: 'REPOSITORY_TAKEN_OVER'; readonly details: { linkId: string; repositoryId: string } }
  /** A person set the verdict about a head; the subject is the pull request. */
  | {
      readonly action: 'VERDICT_OVERRIDDEN' | 'VERDICT_CANCELLED';
      readonly details: { linkId: string; number: number; headSha: string };
    }
  /** A head got its verdict, or another one; the subject is the pull request. */
  | {
      readonly action: 'PULL_REQUEST_JUDGED';
      readonly details: { linkId: string; number: number; headSha: string; verdict: string };
    }
  /** A pull request was merged although its verdict was not covered. */
  | {
      readonly action: 'PULL_REQUEST_MERGED_UNCOVERED';
      readonly details: { linkId: string; number: number; headSha: string; verdict: string };
    }
  | { readonly action: 'DELIVERY_REPLAYED'; readonly details: { deliveryId: string } }
  /** `changed` lists the properties, separated by commas; the subject is the link. */
  | { readonly action: 'GATE_POLICY_CHANGED'; readonly details: { linkId: string; changed: string } }
  /** A signer proved a further address or an account, or such a tie ended; the subject is the identity. */
  | {
      readonly action: 'IDENTITY_PROVED' | 'IDENTITY_ENDED';
      /** `reference` is the signing's. */
      readonly details: { linkId: string; reference: string; kind: 'address' | 'account' };
    }
  /** Somebody said that commits are theirs, and proved the address or account that they name; the subject is the pull request. */
  | {
      readonly action: 'COMMITS_CONFIRMED';
      readonly details: {
        linkId: string;
        number: number;
        headSha: string;
        commits: number;
        kind: 'address' | 'account';
      };
    }
  | {
      readonly action: 'LOGGED_IN' | 'LOGGED_OUT' | 'PLATFORM_TOKEN_REFUSED';
      readonly details: { sessionId: string };
    }
  /** `sessions` is how many of an account's were ended, by its owner or an administrator; the subject is the account. */
  | { readonly action: 'SESSIONS_ENDED'; readonly details: { sessions: number } }
  /** The subject is the account, the actor an administrator of the service. */
  | { readonly action: 'LOCAL_ACCOUNT_CREATED'; readonly details: { role: 'administrator' | 'manager' } }
  | {
      readonly action: 'LOCAL_ACCOUNT_DEACTIVATED' | 'LOCAL_ACCOUNT_REACTIVATED' | 'LOCAL_ACCOUNT_PASSWORD_RENEWED';
      readonly details: Record<string, never>;
    }
  | { readonly action: 'STEPPED_UP'; readonly details: { sessionId: string } }
  | { readonly action: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED'; readonly details: { passkeyId: string } }
  | {
      readonly action: 'TOTP_ADDED' | 'TOTP_REMOVED' | 'RECOVERY_CODES_REPLACED' | 'SECOND_FACTOR_RESET';
      readonly details: Record<string, never>;
    }
  /** A log-in at the platform found that the account administers nothing there any more. */
  | { readonly action: 'ORGANIZATIONS_LOST'; readonly details: Record<string, never> }
  | { readonly action: 'ORGANIZATIONS_REFRESHED'; readonly details: { sessionId: string; organizations: number } }
  | { readonly action: 'PASSWORD_CHANGED'; readonly details: { revokeApiKeys?: 'true' } }
  | { readonly action: 'PASSWORD_RESET'; readonly details: Record<string, never> }
  | { readonly action: 'PRIVACY_CONSENTED'; readonly details: { version: string } };

/** An event as a use case reports it; `subject` is the id of the changed record. */
export type AuditRecord = AuditAction & { readonly subject: string };
