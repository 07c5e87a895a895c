import { z } from 'zod';
import type { Route } from '#server/rest/route.ts';
import { ROUTES } from '#server/rest/routes.ts';
import { hostileText, hostileValue } from './hostile-values.ts';
import type { Random } from './random.ts';

/** A request of the REST API. */
export interface RestCall {
  readonly method: Route['method'];
  readonly url: string;
  readonly payload?: string;
  readonly headers: Readonly<Record<string, string>>;
}

const MEDIA_TYPES: readonly [string, ...string[]] = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; boundary=""',
  '/',
];

/** Values of existing data by the name of a path parameter or key. */
export type KnownValues = Readonly<Record<string, unknown>>;

/** Returns a request of any path: parameters, query, body and form are hostile, or existing data. */
export function hostileRestCall(known: KnownValues, random: Random): RestCall {
  const route = random.pick(ROUTES) as Route;
  const path = route.path.replaceAll(/:(\w+)/g, (_match, name: string) => hostileSegment(known[name], random));
  const names = [...Object.keys(route.query ?? {}), ...(random.chance(0.1) ? ['__proto__', 'x[]', ''] : [])];
  const query = names.map((name) => `${name}=${hostileSegment(known[name], random)}`).join('&');
  const call = { method: route.method, url: `/api/v1/${path}${query && `?${query}`}` };
  if (route.method === 'GET') {
    return { ...call, headers: {} };
  }
  const isForm = route.form !== undefined && random.chance(0.6);
  const type = isForm ? 'multipart/form-data; boundary=x' : random.pick(MEDIA_TYPES);
  const payload = isForm ? hostileForm(route, known, random) : JSON.stringify(hostileBody(route, known, random));
  return { ...call, headers: { 'content-type': type }, payload };
}

/** Part of an address: percent-encoded, or raw enough to be malformed. */
function hostileSegment(value: unknown, random: Random): string {
  if (typeof value === 'string' && random.chance(0.6)) {
    return value;
  }
  const text = hostileText(random).slice(0, 3000).toWellFormed();
  return random.chance(0.1) ? random.pick(['%ff', '%', '%00', '..%2f']) : encodeURIComponent(text);
}

function hostileBody({ body }: Route, known: KnownValues, random: Random): unknown {
  if (body === undefined || random.chance(0.1)) {
    return hostileValue(random);
  }
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return Object.fromEntries(
    Object.keys(properties)
      .filter(() => random.chance(0.9))
      .map((name) => [name, random.chance(0.5) && name in known ? known[name] : hostileValue(random, 2)]),
  );
}

/** A form of parts that are cut, repeated or unnamed. */
function hostileForm(route: Route, known: KnownValues, random: Random): string {
  const content = [
    JSON.stringify(hostileBody(route, known, random)),
    `%PDF-1.7\n${hostileText(random)}`,
    hostileText(random),
  ];
  const parts = Array.from({ length: random.below(4) }, () => {
    const name = random.pick(['data', 'pdf', 'type', 'reason', '__proto__', '', 'x\u0000']);
    const file = random.chance(0.5) ? `; filename="${random.pick(['a.pdf', '../a', ''])}"` : '';
    return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${random.pick(content)}\r\n`;
  });
  const end = random.chance(0.8) ? '--x--\r\n' : '';
  return parts.join('') + end;
}

/** Requests of every path whose body has one slow text each, in every member of it. */
export function slowRestCalls(known: KnownValues, text: () => string): RestCall[] {
  return ROUTES.flatMap((route: Route) => {
    const segment = (name: string): string => (typeof known[name] === 'string' ? known[name] : 'abcd');
    const url = `/api/v1/${route.path.replaceAll(/:(\w+)/g, (_match, name: string) => segment(name))}`;
    const { properties = {} } =
      route.body === undefined ? {} : z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' });
    const names = Object.keys(properties);
    return names.map((slow) => {
      const body = Object.fromEntries(names.map((name) => [name, name === slow ? text() : (known[name] ?? 'abcd')]));
      return {
        method: route.method,
        url,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      };
    });
  });
}
