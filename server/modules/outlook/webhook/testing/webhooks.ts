import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { WEBHOOK_EVENTS } from '#rules/webhook-event.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { serveLocally } from '#server/test/serve-locally.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';
import { WebhookDelivery } from '../webhook-delivery.entity.ts';
import { sealNewSecret } from '../webhook-secrets.ts';
import { Webhook } from '../webhook.entity.ts';

/** A request that a receiver got. */
export interface ReceivedPost {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A real HTTP server on a free port of this machine, for the tests of one file, with exchangeable answers. */
export interface Receiver {
  readonly origin: string;
  readonly posts: readonly ReceivedPost[];
  answer: RequestListener;
}

/** Starts it; list its origin in `WEBHOOK_TARGETS`. */
export async function startReceiver(): Promise<Receiver> {
  const posts: ReceivedPost[] = [];
  const receive = async (...[request, response]: Parameters<RequestListener>): Promise<void> => {
    posts.push({ url: request.url ?? '', headers: request.headers, body: await text(request) });
    receiver.answer(request, response);
  };
  const { origin, stop } = await serveLocally((request, response) => void receive(request, response));
  whenDone(stop);
  const receiver: Receiver = { origin, posts, answer: (_request, response) => response.end('ok') };
  return receiver;
}

type WebhookFacts = Pick<Webhook, 'url' | 'events' | 'active' | 'personalData'>;

/** Stores an active webhook of a link, for all events. */
export async function buildWebhook(
  testApp: TestApp,
  link: Link,
  overrides: Partial<WebhookFacts> = {},
): Promise<Webhook> {
  const em = testApp.em();
  const id = crypto.randomUUID();
  const { sealed } = sealNewSecret(testApp.deps, id);
  const webhook = em.create(Webhook, {
    id,
    link: link.id,
    url: 'https://ci.example.org/hook',
    events: [...WEBHOOK_EVENTS],
    secret: sealed,
    createdAt: new Date(),
    ...overrides,
  });
  await em.flush();
  return webhook;
}

type DeliveryFacts = Pick<WebhookDelivery, 'createdAt' | 'auditEventId' | 'failed' | 'attempts' | 'requestBody'>;

/** Stores a delivery of a webhook that was not tried yet. */
export async function buildDelivery(
  testApp: TestApp,
  webhook: Webhook,
  overrides: Partial<DeliveryFacts> = {},
): Promise<WebhookDelivery> {
  const em = testApp.em();
  const delivery = em.create(WebhookDelivery, {
    webhook: webhook.id,
    messageId: crypto.randomUUID(),
    event: 'signing.completed',
    requestBody: '{"type":"signing.completed"}',
    createdAt: new Date(),
    ...overrides,
  });
  await em.flush();
  return delivery;
}
