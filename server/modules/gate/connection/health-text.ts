import type { PlatformFinding } from '#server/integrations/gate-platform/gate-platform.ts';
import type { HealthFinding } from './platform-connection.types.ts';

interface FindingText {
  readonly fine: (subject: string) => string;
  readonly wrong: (subject: string) => string;
  readonly remedy: string;
}

const TEXTS: Readonly<Record<PlatformFinding['check'], FindingText>> = {
  credentials: {
    fine: () => 'The platform accepts the credentials.',
    wrong: () => 'The platform refuses the credentials.',
    remedy: 'Connect the account again with a new token, or install the App again.',
  },
  installation: {
    fine: (subject) => `Installed: ${subject}`,
    wrong: (subject) => `Not installed, or suspended: ${subject}`,
    remedy: 'Install the App again, or end its suspension, in the settings of the organisation.',
  },
  permission: {
    fine: (subject) => `Permission granted: ${subject}`,
    wrong: (subject) => `Permission missing: ${subject}`,
    remedy: 'Grant it in the settings of the App or token; an administrator of the organisation accepts it.',
  },
  events: {
    fine: (subject) => `Event sent: ${subject}`,
    wrong: (subject) => `Event not sent: ${subject}`,
    remedy: 'Subscribe to it in the settings of the App or webhook.',
  },
  webhook: {
    fine: (subject) => `Webhooks arrive: ${subject}`,
    wrong: (subject) => `Webhooks do not arrive: ${subject}`,
    remedy: 'Check the address and the secret of the webhook, and that the platform can reach this service.',
  },
  required_check: {
    fine: (subject) => `The check is required: ${subject}`,
    wrong: (subject) => `The check is not required, so nothing keeps a pull request from being merged: ${subject}`,
    remedy: 'Require the check in the rules of the branch.',
  },
  check_binding: {
    fine: (subject) => `The required check is bound to the App: ${subject}`,
    wrong: (subject) => `Anybody who may write can report the required check: ${subject}`,
    remedy: 'Choose the App as the source of the required check.',
  },
  reach: {
    fine: () => 'The connection reaches it.',
    wrong: () => 'Out of reach, so nothing is judged: it was moved, deleted or taken from the App or account',
    remedy: 'Give it back to the App or account where it is now, or exclude it.',
  },
  link: {
    fine: () => 'It is under a project.',
    wrong: (subject) =>
      `The check is required, but the repository is under no project that enforces it, so nothing passes: ${subject}`,
    remedy: 'Add the repository to a project, enforce the check there, or do not require it.',
  },
  quota: {
    fine: (subject) => `Requests left: ${subject}`,
    wrong: (subject) => `Few requests left: ${subject}`,
    remedy: 'It fills up again by itself; verdicts wait until then.',
  },
  clock: {
    fine: () => 'The clocks agree.',
    wrong: (subject) => `The clock of this service differs from the platform's: ${subject}`,
    remedy: 'Synchronise the clock of this service.',
  },
};

/** Says what was found, and how to mend it. */
export function explainFinding({ ok, check, repository, subject }: PlatformFinding): HealthFinding {
  const { fine, wrong, remedy } = TEXTS[check];
  const text = (ok ? fine : wrong)(subject ?? '').replace(/: $/, '.');
  return { ok, check, repository, subject: subject ?? null, text, remedy: ok ? null : remedy };
}
