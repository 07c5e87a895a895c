import { z } from 'zod';
import { exactHttpUrl } from './config-values.ts';

/** Where the seal comes from. */
export interface SealConfig {
  /** Address of a time-stamping authority (RFC 3161); undefined: seals have no time stamps. */
  readonly timestampUrl: string | undefined;
  /** The seal key and its certificates, in PEM; undefined: the service makes its own. */
  readonly files: { readonly key: string; readonly certificate: string } | undefined;
}

/** The settings of the seal. */
export const SEAL_VARIABLES = {
  SEAL_KEY_FILE: z.string().optional(),
  SEAL_CERT_FILE: z.string().optional(),
  TSA_URL: exactHttpUrl.optional(),
};

type SealVariables = z.output<z.ZodObject<typeof SEAL_VARIABLES>>;

/** The settings of the seal as the service uses them. */
export function toSealConfig(variables: SealVariables): SealConfig {
  const { SEAL_KEY_FILE: key, SEAL_CERT_FILE: certificate, TSA_URL: timestampUrl } = variables;
  return { files: key === undefined || certificate === undefined ? undefined : { key, certificate }, timestampUrl };
}
