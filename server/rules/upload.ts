/** Largest signed document of a corporation, in bytes of the file itself. */
export const SIGNED_PDF_MAX_BYTES = 5 * 1024 * 1024;

/** Largest CLA, in bytes of the file itself. */
export const CLA_PDF_MAX_BYTES = 2 * 1024 * 1024;
