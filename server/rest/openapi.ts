import { z } from 'zod';
import { ERRORS, type ErrorCode } from '#server/errors/catalogue.ts';
import type { Permission, Route } from './route.ts';

/** A JSON object of the description. */
type Json = Readonly<Record<string, unknown>>;

const SESSION_ERRORS = ['missing_token', 'unknown_token'] as const;

const ROLE_ERRORS = [...SESSION_ERRORS, 'unauthorized_token', 'privacy_consent_invalid'] as const;

/** Who has a permission, and the codes with which every path that needs it may refuse. */
const PERMISSIONS: Readonly<Record<Permission, { readonly who: string; readonly errors: readonly ErrorCode[] }>> = {
  public: { who: 'Everybody.', errors: [] },
  community_manager: {
    who: 'Community managers.',
    errors: [...ROLE_ERRORS, 'initial_password_unchanged', 'step_up_needed', 'second_factor_missing'],
  },
  corporation_administrator: { who: "A corporation's administrator.", errors: [...ROLE_ERRORS, 'step_up_needed'] },
  corporation_manager: { who: "A corporation's administrator and its employee managers.", errors: ROLE_ERRORS },
  any_manager: { who: 'Anybody who is logged in.', errors: SESSION_ERRORS },
};

const BODY_ERRORS: readonly ErrorCode[] = ['error_parsing_api_body', 'request_too_large'];

const INFO = {
  title: 'Signet REST',
  version: '1',
  license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
  description:
    'The paths for older clients and bots. Success is status 200 with `{"data": …}`, a refusal `{"data": {"error_code", "error_message", …}}`. A trailing slash does not matter. Bodies are JSON whatever media type they claim; the letter case of keys does not matter, unknown keys are ignored, and a missing key is the empty text, `false` or nothing. New integrations should use `/graphql`.',
};

const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'access_token',
    description:
      'Set by a login; closed to scripts. Over HTTPS its name is `__Host-access_token`, unless the operator set a cookie domain.',
  },
  csrf: { type: 'apiKey', in: 'header', name: 'token', description: 'The value of the cookie `csrf_token`.' },
  apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'An API key, made at `/api-keys`.' },
  bearer: { type: 'http', scheme: 'bearer', description: 'The same key as a bearer token.' },
};

const KEYS = [{ apiKey: [] }, { bearer: [] }];

const FILE_TYPES = {
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  csv: ['text/csv'],
  html: ['text/html'],
  table: ['text/csv', 'application/jsonl'],
} as const;

const REFUSAL_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };

/** Builds the OpenAPI 3.1 document of a route table, from the table alone. */
export function describeRoutes(routes: readonly Route[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = `/${route.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeRoute(route) };
  }
  const components = { schemas: { Refusal: describeRefusal() }, securitySchemes: SECURITY_SCHEMES };
  return { openapi: '3.1.0', info: INFO, servers: [{ url: '/api/v1' }], paths, components };
}

/** The body of every refusal, with the meaning of its codes. */
function describeRefusal(): Json {
  const codes = Object.entries(ERRORS).map(([code, { message }]) => ({ const: `cla.${code}`, description: message }));
  const unprefixed = { type: 'string', description: 'Two codes of the login have no prefix.' };
  const properties = { error_code: { anyOf: [...codes, unprefixed] }, error_message: { type: 'string' } };
  return envelope({ type: 'object', properties, required: Object.keys(properties) });
}

function describeRoute(route: Route): Json {
  const { method, path, permission, scope, summary } = route;
  const body = describeBody(route);
  return {
    operationId: operationId(method, path),
    tags: [path.split('/')[0]],
    summary,
    description: `Who may call it: ${PERMISSIONS[permission].who}${scope === undefined ? '' : ` Scope of API keys: \`${scope}\`.`}`,
    'x-permission': permission,
    security: describeSecurity(route),
    parameters: describeParameters(route),
    ...(body === undefined ? {} : { requestBody: { required: true, content: body } }),
    responses: { ...describeSuccess(route), ...describeRefusals(route) },
  };
}

/** A session or, where the row has a scope, an API key; public paths take both and need neither. */
function describeSecurity({ permission, scope }: Route): Json[] {
  const session = permission === 'public' ? {} : { session: [], csrf: [] };
  return scope === undefined && permission === 'public' ? [] : [session, ...(scope === undefined ? [] : KEYS)];
}

/** Makes `putLinkLinkIdGracePeriod` of `PUT link/:linkId/grace-period`. */
function operationId(method: string, path: string): string {
  const words = path.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function describeParameters({ path, parameters = {}, query = {}, headers = {} }: Route): Json[] {
  const schema = { type: 'string' };
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, description: parameters[name], schema })),
    ...Object.entries(query).map(([name, description]) => ({ name, in: 'query', description, schema })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema,
    })),
  ];
}

function describeBody({ body, form }: Route): Json | undefined {
  const json = body === undefined ? undefined : { schema: schemaOf(body, 'input'), example: exampleOf(body) };
  const file = { type: 'object', properties: { pdf: { type: 'string', format: 'binary' } }, required: ['pdf'] };
  const data = { type: 'object', properties: { data: { type: 'string', contentMediaType: 'application/json' } } };
  const table = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
  const schemas = { file, table, data };
  const asForm = form === undefined || form === 'fields' ? json : { schema: schemas[form] };
  const content = {
    ...(json === undefined ? {} : { 'application/json': json }),
    ...(form === undefined ? {} : { 'multipart/form-data': asForm }),
    ...(form === undefined || form === 'file' || form === 'table'
      ? {}
      : { 'application/x-www-form-urlencoded': asForm }),
  };
  return Object.keys(content).length === 0 ? undefined : content;
}

function describeSuccess({ answer, redirects }: Route): Json {
  const onward = { 302: { description: 'The browser is redirected to a page.' } };
  if (answer === 'redirect') {
    return onward;
  }
  return { 200: { description: 'Success.', content: describeAnswer(answer) }, ...(redirects ? onward : {}) };
}

function describeAnswer(answer: Exclude<Route['answer'], 'redirect'>): Json {
  if (answer instanceof z.ZodType) {
    return { 'application/json': { schema: envelope(schemaOf(answer, 'output')) } };
  }
  if (answer === 'document') {
    return { 'application/json': { schema: { type: 'object' } } };
  }
  return Object.fromEntries(FILE_TYPES[answer].map((type) => [type, {}]));
}

/** Returns every code that a path may refuse with: those of its row, and those that follow from the rest of the row. */
export function codesOf(route: Route): ReadonlySet<ErrorCode> {
  const { method, permission, scope, oneTimePassword, body, errors } = route;
  const needsOwnPassword = permission.startsWith('corporation_') && !oneTimePassword;
  return new Set<ErrorCode>([
    ...PERMISSIONS[permission].errors,
    // For API keys that are wrong, and for those that do not open the path.
    'unknown_token' as const,
    ...(permission === 'public' && scope === undefined ? [] : ['no_permission' as const]),
    ...(needsOwnPassword ? (['initial_password_unchanged', 'second_factor_missing'] as const) : []),
    // For pages of other sites.
    ...(method === 'GET' ? [] : ['unauthorized_token' as const]),
    // For accounts that have used up what they may change in a day.
    ...(method === 'GET' || permission === 'public' ? [] : ['too_many_request' as const]),
    ...(body === undefined ? [] : BODY_ERRORS),
    ...(changesLink(route) ? ['link_frozen' as const] : []),
    ...errors,
    'unavailable',
    'system_error',
  ]);
}

/** Whether a community manager changes a link or a corporation there, which a frozen link refuses. */
export function changesLink({ method, path, permission }: Route): boolean {
  return method !== 'GET' && permission === 'community_manager' && /:(linkId|signingId)/.test(path);
}

/** Groups the refusals by status, each with its codes. */
function describeRefusals(route: Route): Json {
  const codes = codesOf(route);
  const { unprefixed = [] } = route.words ?? {};
  const byStatus: Record<number, Json> = {};
  for (const status of [...new Set([...codes].map((code) => ERRORS[code].status))].toSorted((a, b) => a - b)) {
    const own = [...codes].filter((code) => ERRORS[code].status === status);
    const written = own.map((code) => (unprefixed.includes(code) ? code : `cla.${code}`));
    byStatus[status] = { description: written.map((code) => `\`${code}\``).join(', '), content: REFUSAL_CONTENT };
  }
  return byStatus;
}

function envelope(data: Json): Json {
  return { type: 'object', properties: { data }, required: ['data'] };
}

/** Returns the example of a body's schema; undefined when it has none. */
export function exampleOf(body: z.ZodType): unknown {
  return [body.meta()?.['examples']].flat()[0];
}

/** Converts a schema without its dialect, which the document states once. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io });
  return json;
}
