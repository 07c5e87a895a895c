import { createReadStream } from 'node:fs';
import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Unzip, UnzipInflate } from 'fflate';

/** Length of the trailer of a complete archive, and how it begins. */
const END = { length: 22, mark: 'PK\u0005\u0006' };

/**
 * Reads a copy of an OSV database: a folder with a JSON file for each advisory, or the archive as it is published. One
 * at a time, because the archive has some hundred thousand. Throws when it cannot be read to its end.
 */
export async function* readAdvisories(path) {
  const texts = (await stat(path)).isDirectory() ? readFolder(path) : readArchive(path);
  for await (const text of texts) {
    yield JSON.parse(text);
  }
}

async function* readFolder(path) {
  for (const name of await readdir(path, { recursive: true })) {
    if (name.endsWith('.json')) {
      yield await readFile(join(path, name), 'utf8');
    }
  }
}

async function* readArchive(path) {
  await refuseCutOff(path);
  const texts = [];
  const unzip = new Unzip((file) => {
    const chunks = [];
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) {
        throw error;
      }
      chunks.push(chunk);
      if (isLast) {
        texts.push(Buffer.concat(chunks).toString('utf8'));
      }
    };
    if (file.name.endsWith('.json')) {
      file.start();
    }
  });
  unzip.register(UnzipInflate);
  for await (const chunk of createReadStream(path)) {
    unzip.push(chunk);
    yield* texts.splice(0);
  }
}

/** The library reads what is there of an archive; a broken download must not look like one without advisories. */
async function refuseCutOff(path) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(END.length);
    await file.read(end, 0, END.length, Math.max(0, size - END.length));
    if (end.toString('latin1', 0, END.mark.length) !== END.mark) {
      throw new Error('it is neither a folder nor a complete archive');
    }
  } finally {
    await file.close();
  }
}
