/** The Signet mark as SVG paths in a square of 32 units: the face of the seal, its rim, and the engraved sign. */
export const SEAL_MARK = {
  side: 32,
  face: 'M6 0H26A6 6 0 0 1 32 6V26A6 6 0 0 1 26 32H6A6 6 0 0 1 0 26V6A6 6 0 0 1 6 0Z',
  rim: {
    path: 'M6.5 3H25.5A3.5 3.5 0 0 1 29 6.5V25.5A3.5 3.5 0 0 1 25.5 29H6.5A3.5 3.5 0 0 1 3 25.5V6.5A3.5 3.5 0 0 1 6.5 3Z',
    width: 1,
  },
  sign: { path: 'M22.5 10H12.5A3 3 0 0 0 12.5 16H19.5A3 3 0 0 1 19.5 22H9.5', width: 2.5 },
} as const;
