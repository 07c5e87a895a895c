import { createReadStream, readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Files that pdf.js reads while rendering: character maps, substitutes for fonts that are not embedded, and image
 * decoders (in plain JavaScript, because the content security policy forbids WebAssembly).
 */
const FILES: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /_nowasm_fallback\.js$/,
};
const PACKAGE = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));

function publicFolder(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string };
  return `assets/pdfjs-${version}`;
}

/** Vite plugin that serves these files from our own origin, under `/assets/pdfjs-<version>/`. */
export function pdfjsAssets(): Plugin {
  return {
    name: 'pdfjs-assets',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const match = /^\/assets\/pdfjs-[\d.]+\/(cmaps|standard_fonts|wasm)\/([\w.-]+)$/.exec(request.url ?? '');
        if (match?.[1] === undefined || match[2] === undefined) {
          next();
          return;
        }
        createReadStream(join(PACKAGE, match[1], match[2]))
          .on('error', next)
          .pipe(response);
      });
    },
    async generateBundle() {
      for (const [folder, pattern] of Object.entries(FILES)) {
        const names = await readdir(join(PACKAGE, folder));
        for (const name of names.filter((candidate) => pattern.test(candidate))) {
          this.emitFile({
            type: 'asset',
            fileName: `${publicFolder()}/${folder}/${name}`,
            source: await readFile(join(PACKAGE, folder, name)),
          });
        }
      }
    },
  };
}
