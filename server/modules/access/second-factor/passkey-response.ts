import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';

/** Characters of an answer; those of authenticators with a certificate have a few thousand. */
const RESPONSE_MAX_LENGTH = 50_000;

/** The database takes neither null characters nor halves of a surrogate pair, which JSON can name. */
const PLAIN = /^[\w-]+$/;

const CREDENTIAL = {
  id: z.string().regex(PLAIN),
  rawId: z.string(),
  type: z.literal('public-key'),
  // Nothing here asks for extensions.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

const REGISTRATION = z.object({
  ...CREDENTIAL,
  response: z.object({
    clientDataJSON: z.string(),
    attestationObject: z.string(),
    transports: z.array(z.string().max(40).regex(PLAIN)).max(10).default([]),
  }),
});

const AUTHENTICATION = z.object({
  ...CREDENTIAL,
  response: z.object({ clientDataJSON: z.string(), authenticatorData: z.string(), signature: z.string() }),
});

/** Reads a browser's answer to a registration. Error: `auth_failed` when it is none. */
export function readRegistration(response: string): RegistrationResponseJSON & z.output<typeof REGISTRATION> {
  return read(REGISTRATION, response);
}

/** Reads a browser's answer to an authentication. Error: `auth_failed` when it is none. */
export function readAuthentication(response: string): AuthenticationResponseJSON {
  return read(AUTHENTICATION, response);
}

function read<T>(schema: z.ZodType<T>, response: string): T {
  const parsed = schema.safeParse(response.length > RESPONSE_MAX_LENGTH ? undefined : parseJson(response));
  if (!parsed.success) {
    throw new AppError('auth_failed', { reason: 'malformed' });
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
