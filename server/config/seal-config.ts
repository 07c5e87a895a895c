import { z } from 'zod';

/** Where the seal comes from. */
export interface SealConfig {
  /** The seal key and its certificates, in PEM; undefined: the service makes its own. */
  readonly files: { readonly key: string; readonly certificate: string } | undefined;
}

/** The settings of the seal. */
export const SEAL_VARIABLES = {
  SEAL_KEY_FILE: z.string().optional(),
  SEAL_CERT_FILE: z.string().optional(),
};

type SealVariables = z.output<z.ZodObject<typeof SEAL_VARIABLES>>;

/** The settings of the seal as the service uses them. */
export function toSealConfig({ SEAL_KEY_FILE: key, SEAL_CERT_FILE: certificate }: SealVariables): SealConfig {
  return { files: key === undefined || certificate === undefined ? undefined : { key, certificate } };
}
