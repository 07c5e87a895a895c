import { Field, Int, ObjectType } from 'type-graphql';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { LinkType } from '#server/modules/community/link/link.types.ts';
import { SigningCountsType } from '#server/modules/community/link/signing-counts.types.ts';
import { ActivityType } from '#server/modules/outlook/activity/activity.types.ts';
import type { Activity } from '#server/modules/outlook/activity/list-activity.ts';
import type { SigningPeriod } from '#server/modules/proof/signing-list/signing-history.ts';
import { SigningPeriodType } from '#server/modules/proof/signing-list/signing-list.types.ts';
import type { AgreementProgress } from '#server/modules/signing/signing/cla-notice/agreement-progress.ts';
import { AgreementProgressType } from '#server/modules/signing/signing/cla-notice/agreement.types.ts';
import type { LinkDashboard } from './link-dashboard.ts';
import { SETUP_DAYS, type LinkSetup } from './link-setup.queries.ts';
import { FAILED_EMAIL_DAYS, type LinkWaits } from './link-waits.queries.ts';

/** What waits for the managers of a link. */
@ObjectType('LinkWaits', { description: 'What waits for the managers of a link, by kind.' })
export class LinkWaitsType implements LinkWaits {
  @Field(() => Int, { description: 'Corporations whose signed document waits for a review.' })
  awaitingReview!: number;

  @Field(() => Int, { description: 'Corporations whose signed document was never uploaded.' })
  awaitingDocument!: number;

  @Field(() => Int, { description: 'Corporations whose signed document was returned.' })
  awaitingCorrection!: number;

  @Field(() => Int, {
    description: 'Employees who have signed, and about whom no manager of their company has decided.',
  })
  waitingEmployees!: number;

  @Field(() => Int, { description: `Mails of the last ${FAILED_EMAIL_DAYS} days that could not be delivered.` })
  failedEmails!: number;

  @Field(() => Int, { description: 'Signed documents that could not be created; tried again every night.' })
  failedDocuments!: number;

  @Field(() => Int, { description: 'Connections of its gated repositories whose credentials the platform refuses.' })
  pausedConnections!: number;

  @Field(() => Int, { description: 'Gated repositories out of the reach of a connection that works.' })
  unreachableRepositories!: number;

  @Field(() => Int, { description: 'Open pull requests that are not covered.' })
  uncoveredPullRequests!: number;

  @Field(() => Int, { description: 'Open pull requests of which it is not known whether they are covered.' })
  unknownPullRequests!: number;

  @Field(() => Int, { description: 'Webhooks that are switched off.' })
  switchedOffWebhooks!: number;
}

/** How far a new link is set up. */
@ObjectType('LinkSetup', { description: 'How far a new link is set up.' })
export class LinkSetupType implements LinkSetup {
  @Field(() => Boolean, { description: 'Whether anybody has signed, such as a manager as a test.' })
  hasSigned!: boolean;

  @Field(() => Boolean, { description: 'Whether more than one person has signed: the sign link has been shared.' })
  isShared!: boolean;

  @Field(() => Boolean, { description: 'Whether a repository or an organisation of a code platform is gated.' })
  isConnected!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether somebody shares the link or is invited to; null where its organisation decides that.',
  })
  hasColleague!: boolean | null;
}

/** What the managers of a link see first. */
@ObjectType('LinkDashboard', { description: 'What waits at a link, what happened lately, and how many sign.' })
export class LinkDashboardType implements LinkDashboard {
  @Field(() => LinkType, { description: 'The link.' })
  link!: Link;

  @Field(() => LinkSetupType, {
    nullable: true,
    description: `How far it is set up; null for viewers, and ${SETUP_DAYS} days after it was created.`,
  })
  setup!: LinkSetup | null;

  @Field(() => [AgreementProgressType], {
    description:
      'New versions to which somebody has yet to agree, the newest first, until 30 days after the grace period.',
  })
  agreements!: AgreementProgress[];

  @Field(() => LinkWaitsType, { description: 'What waits for its managers.' })
  waits!: LinkWaits;

  @Field(() => SigningCountsType, { description: 'Signings that have not ended.' })
  signingCounts!: SigningCountsType;

  @Field(() => [SigningPeriodType], {
    description: 'Signings of the last 53 weeks, from Monday in UTC, oldest first; the last one has not ended.',
  })
  trend!: SigningPeriod[];

  @Field(() => [ActivityType], {
    description: 'The latest six events, newest first, without what the service does by itself after every signing.',
  })
  activity!: Activity[];
}
