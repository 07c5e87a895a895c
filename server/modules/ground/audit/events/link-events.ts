import { ActivityKind, linkEvent } from './define-event.ts';

/** Events of a link: its CLAs, members, settings, API keys and webhooks. */
export const LINK_EVENTS = {
  LINK_CREATED: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Project linked.'),
  LINK_UNLINKED: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Project unlinked.', { bound: 'none' }),
  /** The subject is the account, or the invitation. */
  LINK_MEMBER_INVITED: linkEvent<{ linkId: string; role: string }>(
    ActivityKind.ACCESS,
    'Somebody invited to share the project.',
  ),
  LINK_MEMBER_JOINED: linkEvent<{ linkId: string; role: string }>(
    ActivityKind.ACCESS,
    'Invitation to share the project accepted.',
  ),
  LINK_MEMBER_ROLE_CHANGED: linkEvent<{ linkId: string; role: string }>(
    ActivityKind.ACCESS,
    'Role of somebody who shares the project changed.',
  ),
  LINK_INVITATION_WITHDRAWN: linkEvent<{ linkId: string }>(
    ActivityKind.ACCESS,
    'Invitation to share the project withdrawn.',
    { bound: 'none' },
  ),
  LINK_MEMBER_REMOVED: linkEvent<{ linkId: string }>(ActivityKind.ACCESS, 'Somebody who shared the project removed.', {
    bound: 'none',
  }),
  LINK_MEMBER_LEFT: linkEvent<{ linkId: string }>(ActivityKind.ACCESS, 'Somebody who shared the project left.', {
    bound: 'none',
  }),
  LINK_TRANSFERRED: linkEvent<{ linkId: string }>(ActivityKind.ACCESS, 'Project passed on to another owner.'),
  /** The id of the link's organisation became known. */
  LINK_ORGANIZATION_LEARNT: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Organisation’s id recorded.'),
  LINK_ORGANIZATION_RENAMED: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Organisation renamed.'),
  /** The name of the link's organisation belongs to another one. */
  LINK_FROZEN: linkEvent<{ linkId: string }>(
    ActivityKind.LINK,
    'Frozen: the organisation’s name belongs to another one.',
  ),
  /** The subject is the key; `linkId` is empty for a key for all links, `scopes` are separated by commas. */
  API_KEY_CREATED: linkEvent<{ linkId: string; scopes: string }>(ActivityKind.ACCESS, 'API key created.'),
  API_KEY_REVOKED: linkEvent<{ linkId: string }>(ActivityKind.ACCESS, 'API key revoked.', { bound: 'none' }),
  WEBHOOK_CREATED: linkEvent<{ linkId: string }>(ActivityKind.ACCESS, 'Webhook created.'),
  WEBHOOK_DELETED: linkEvent<{ linkId: string }>(ActivityKind.ACCESS, 'Webhook deleted.', { bound: 'none' }),
  /** `changed` lists the properties, separated by commas. */
  WEBHOOK_UPDATED: linkEvent<{ linkId: string; changed: string }>(ActivityKind.ACCESS, 'Webhook changed.'),
  /** A batch of an import was written; `recordsSha256` is that of its lines `<key><tab><SHA-256 of the record>`. */
  SIGNINGS_IMPORTED: linkEvent<{ linkId: string; source: string; records: number; recordsSha256: string }>(
    ActivityKind.SIGNATURE,
    'Signatures of another system imported.',
  ),
  /** `planSha256` is that of the dry run. */
  IMPORT_FINISHED: linkEvent<{ linkId: string; source: string; planSha256: string }>(
    ActivityKind.SIGNATURE,
    'Import finished.',
    { jobs: ['judge-again'] },
  ),
  /** Everything signed at a link was downloaded, in the given format. */
  SIGNINGS_EXPORTED: linkEvent<{ linkId: string; format: string }>(ActivityKind.ACCESS, 'Signatures exported.'),
  /** Empty fingerprint: the community removed its text of this kind and language. */
  LINK_POLICY_CHANGED: linkEvent<{ linkId: string; set: string; language: string; textSha256: string }>(
    ActivityKind.LINK,
    'Privacy text of the community changed.',
  ),
  LINK_OPENED: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Signing opened.'),
  LINK_PAUSED: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Signing paused.', { bound: 'pace' }),
  LINK_CLOSED: linkEvent<{ linkId: string }>(ActivityKind.LINK, 'Signing closed.', { bound: 'pace' }),
  /** `changed` lists the properties, separated by commas. */
  LINK_UPDATED: linkEvent<{ linkId: string; changed: string }>(ActivityKind.LINK, 'Settings changed.', {
    jobs: ['judge-again'],
  }),
  CLA_ADDED: linkEvent<{ linkId: string; type: string; language: string; version: number; claSha256: string }>(
    ActivityKind.CLA,
    'CLA published.',
    {
      jobs: ['announce-cla', 'judge-again'],
      webhook: ({ details }) => ({
        type: 'cla.published',
        kind: details['type'] === 'corporation' ? 'CORPORATION' : 'INDIVIDUAL',
        state: 'COUNTS',
      }),
    },
  ),
  /** The subject is the CLA. Empty fingerprint: the summary was removed. */
  CLA_SUMMARY_CHANGED: linkEvent<{ linkId: string; summarySha256: string }>(
    ActivityKind.CLA,
    'Plain-language summary of a CLA changed.',
  ),
  /** Those who have yet to agree to a version, which is the subject, were asked once more. */
  AGREEMENT_ASKED: linkEvent<{ linkId: string; type: string; language: string; version: number }>(
    ActivityKind.CLA,
    'Signers reminded to agree to a new version.',
  ),
  CLA_REMOVED: linkEvent<{ linkId: string; claSha256: string }>(ActivityKind.CLA, 'CLA removed.', {
    jobs: ['judge-again'],
    bound: 'none',
  }),
};
