import { Link } from '#server/modules/community/link/link.entity.ts';
import { buildOrganization, buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { buildDelivery, buildWebhook } from '#server/modules/outlook/webhook/testing/webhooks.ts';
import { ErasureRequest } from '#server/modules/privacy/erasure/erasure-request.entity.ts';
import { SigningKind } from '#server/modules/proof/signing-list/signing-kind.rules.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { buildCla } from '#server/test/factories.ts';
import { operationsOf, type Operation } from '#server/test/operation.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { loadSchema } from '../schema.ts';

/** Ids of a link and of everything that belongs to it. */
export interface Owned {
  readonly linkId: string;
  readonly claId: string;
  readonly corporationId: string;
  readonly pullRequestId: string;
  readonly organizationId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly erasureRequestId: string;
}

/** Stores something of every kind at a link that has a corporation. */
export async function fillLink(
  testApp: TestApp,
  { id }: Pick<Link, 'id'>,
  corporation: CorporationSigning,
): Promise<Owned> {
  const em = testApp.em();
  const link = await em.findOneOrFail(Link, id);
  const webhook = await buildWebhook(testApp, link);
  const pullRequest = await buildPullRequest(em, link);
  const erasureRequestId = crypto.randomUUID();
  const { id: signing, reference } = corporation;
  em.create(ErasureRequest, {
    id: erasureRequestId,
    link: link.id,
    signing,
    reference,
    kind: SigningKind.CORPORATION,
    requestedAt: new Date(),
    reason: null,
    decidedAt: null,
    decidedBy: null,
    decisionReason: null,
  });
  await em.flush();
  return {
    linkId: link.linkId,
    claId: (await buildCla(em, link)).id,
    corporationId: corporation.id,
    pullRequestId: pullRequest.id,
    organizationId: (await buildOrganization(em, pullRequest)).id,
    webhookId: webhook.id,
    deliveryId: (await buildDelivery(testApp, webhook)).id,
    erasureRequestId,
  };
}

function idFor(name: string, at: Owned): string {
  const { linkId, corporationId, pullRequestId, organizationId, webhookId, deliveryId, erasureRequestId } = at;
  const ids: Readonly<Record<string, string>> = {
    linkDetails: linkId,
    overrideVerdict: pullRequestId,
    pullRequest: pullRequestId,
    releaseGatedOrganization: organizationId,
    updateWebhook: webhookId,
    deleteWebhook: webhookId,
    testWebhook: webhookId,
    replayWebhookDelivery: deliveryId,
    decideErasure: erasureRequestId,
  };
  return ids[name] ?? corporationId;
}

/** The operation of this name with arguments that name existing data. */
export async function aim(name: string, at: Owned): Promise<Operation> {
  const { linkId, claId, webhookId } = at;
  const values = { linkId, claId, webhookId, id: idFor(name, at) };
  const operation = operationsOf(await loadSchema(), values).find((known) => known.name === name);
  if (operation === undefined) {
    throw new Error(`the schema has no operation ${name}`);
  }
  return operation;
}
