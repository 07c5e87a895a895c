import { z } from 'zod';
import { CORPORATION_ROUTES } from './corporation.routes.ts';
import { EVIDENCE_ROUTES } from './evidence.routes.ts';
import { GATE_ROUTES } from './gate.routes.ts';
import { getHeartbeat } from './heartbeat.ts';
import { LINK_ROUTES } from './link.routes.ts';
import { MOVING_ROUTES } from './moving.routes.ts';
import { describeRoutes } from './openapi.ts';
import { OWN_CORPORATION_ROUTES } from './own-corporation.routes.ts';
import { route, type Route } from './route.ts';
import { SESSION_ROUTES } from './session.routes.ts';
import { SIGNING_LIST_ROUTES } from './signing-list.routes.ts';
import { SIGNING_ROUTES } from './signing.routes.ts';

/** Built on the first request; it never changes. */
let description: unknown;

/** Every path of the REST shim. */
export const ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: 'heartbeat',
    permission: 'public',
    handle: getHeartbeat,
    summary: 'Shows that the service answers.',
    answer: z.literal('good'),
    errors: [],
  }),
  route({
    method: 'GET',
    path: 'openapi.json',
    permission: 'public',
    handle: () => ({ document: (description ??= describeRoutes(ROUTES)) }),
    summary: 'This description.',
    answer: 'document',
    errors: [],
  }),
  ...SESSION_ROUTES,
  ...LINK_ROUTES,
  ...SIGNING_ROUTES,
  ...CORPORATION_ROUTES,
  ...OWN_CORPORATION_ROUTES,
  ...EVIDENCE_ROUTES,
  ...SIGNING_LIST_ROUTES,
  ...MOVING_ROUTES,
  ...GATE_ROUTES,
];
