import { unzipSync } from 'fflate';

/** Bytes of all files of a bundle together; the largest part is two PDFs. */
const SIZE_MAX = 200_000_000;

/** Bundles have no folders, and no names that mean something to a program or a terminal. */
const PLAIN_NAME = /^[A-Za-z0-9][\w.-]{0,99}$/;

/**
 * Unpacks an evidence bundle, which may come from anybody, in memory. Throws when it is no archive, when a name is not
 * plain or occurs twice, so that two programs could read two files, and when it would take more than 200 MB.
 */
export function unpackBundle(archive: Uint8Array): Map<string, Buffer> {
  const names = new Set<string>();
  let size = 0;
  const filter = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    size += originalSize;
    if (!PLAIN_NAME.test(name) || names.has(name)) {
      throw new Error('This is no evidence bundle: it has a file that none of them has, or one twice.');
    }
    if (size > SIZE_MAX) {
      throw new Error(`This is no evidence bundle: unpacked it has more than ${SIZE_MAX / 1_000_000} MB.`);
    }
    names.add(name);
    return true;
  };
  const files = Object.entries(unzipSync(archive, { filter }));
  return new Map(files.map(([name, content]) => [name, Buffer.from(content)]));
}
