/** Largest signed document of a corporation, in bytes of the file itself (specification §5, design §9). */
export const SIGNED_PDF_MAX_BYTES = 5 * 1024 * 1024;

/** Largest CLA, in bytes of the file itself (design §9). */
export const CLA_PDF_MAX_BYTES = 2 * 1024 * 1024;
