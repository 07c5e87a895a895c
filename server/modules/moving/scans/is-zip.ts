import { open } from 'node:fs/promises';

/** Whether a file begins as ZIP archives do. */
export async function isZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => undefined);
  try {
    const start = await file?.read(Buffer.alloc(4), 0, 4, 0);
    return start?.buffer.toString('latin1') === 'PK\u0003\u0004';
  } finally {
    await file?.close();
  }
}
