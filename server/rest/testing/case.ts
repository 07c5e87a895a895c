import type { ErrorCode } from '#server/errors/catalogue.ts';
import type { Route } from '../route.ts';
import type { World } from './world.ts';

/** A client's request. */
export interface Call {
  /** Path parameters; none by default. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a body as text. */
  readonly json?: unknown;
  /** JSON in the field `data` of a multipart form. */
  readonly data?: unknown;
  /** Fields of an urlencoded form. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The file of a form, as part `pdf` after a part `type`. */
  readonly pdf?: Uint8Array;
  /** The field `reason` beside the file. */
  readonly reason?: string;
  /** The file of a form as part `file`, after the fields beside it. */
  readonly table?: { readonly file: Uint8Array | undefined; readonly fields: Readonly<Record<string, string>> };
}

/** A case of one path. */
export interface Case {
  readonly rule: string;
  readonly call: (world: World) => Promise<Call> | Call;
  /** The code of the refusal, without prefix; a case without a code succeeds. */
  readonly code?: ErrorCode;
  /** Contents of the answer, in addition to the shape in the table. */
  readonly expected?: unknown;
}

/** Cases by method and path. */
export type Cases = Readonly<Record<string, readonly Case[]>>;

/** An answer of the REST shim. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** The contents of the envelope; undefined for a file or a redirect. */
  readonly data: unknown;
}

/** Calls a path over real HTTP, as a legacy client does. */
export async function send(world: World, { method, path }: Route, call: Call): Promise<Answer> {
  const filled = path.replaceAll(/:(\w+)/g, (_match, name: string) => encodeURIComponent(call.params?.[name] ?? ''));
  const query = call.query === undefined ? '' : `?${new URLSearchParams(call.query).toString()}`;
  const body = bodyOf(call);
  const response = await fetch(`${world.api}/${filled}${query}`, {
    method,
    redirect: 'manual',
    headers: { ...call.headers },
    ...(body === undefined ? {} : { body }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type') === 'application/json; charset=utf-8';
  const data = isJson ? (JSON.parse(bytes.toString()) as { data?: unknown }).data : undefined;
  return { status: response.status, headers: response.headers, body: bytes, data };
}

function bodyOf({ json, data, fields, pdf, reason, table }: Call): string | FormData | URLSearchParams | undefined {
  if (table !== undefined) {
    const form = new FormData();
    Object.entries(table.fields).forEach(([name, value]) => form.set(name, value));
    if (table.file !== undefined) {
      form.set('file', new File([Buffer.from(table.file)], 'people.csv', { type: 'text/csv' }));
    }
    return form;
  }
  if (pdf !== undefined) {
    const form = new FormData();
    form.set('type', 'application/pdf');
    if (reason !== undefined) {
      form.set('reason', reason);
    }
    form.set('pdf', new File([Buffer.from(pdf)], 'signed.pdf', { type: 'application/pdf' }));
    return form;
  }
  if (data !== undefined) {
    const form = new FormData();
    form.set('data', JSON.stringify(data));
    return form;
  }
  if (fields !== undefined) {
    return new URLSearchParams(fields);
  }
  return json === undefined || typeof json === 'string' ? json : JSON.stringify(json);
}

/** A text as legacy clients send passwords: one number per character. */
export function charCodes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
