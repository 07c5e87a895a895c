import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#server/context.ts';
import { renderPreview } from '#server/modules/outlook/email-preview/preview-email.ts';

/** The mail may have styles, but runs nothing, loads nothing, opens nothing and keeps no origin. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Serves the HTML of a sample mail to a frame of ours, which proves by a token that a manager asked for it. */
export function registerEmailPreview(app: FastifyInstance, deps: Dependencies): void {
  app.get<{ Params: { token: string } }>('/email-preview/:token', async ({ params: { token } }, reply) =>
    reply
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(await renderPreview(deps, token)),
  );
}
