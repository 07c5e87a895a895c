import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { rawPdf, stream, writePdf } from '#server/integrations/pdf/testing/raw-pdf.ts';
import { projectRoot } from '../server/config/project-root.ts';

/** The folder of the demo's CLAs, named `<type>.<language>.pdf`. */
export const DEMO_CLAS = join(projectRoot, 'server/demo/cla');

/** A web site with CLAs that a community may use, and with files that it may not. */
export interface ClaHost {
  readonly url: string;
  /** `CLA_SOURCES` of a service that may fetch from it. */
  readonly sources: string;
  stop(): Promise<void>;
}

/** A listed site whose name resolves to this machine, so that nothing may be fetched from it. */
export const PRIVATE_SITE = `https://${hostname()}/`;

const PLATFORMS = 'https://gitee.com/ https://github.com/ https://raw.githubusercontent.com/';

/** Starts the site on a free port of this machine. */
export async function startClaHost(): Promise<ClaHost> {
  const files = new Map([...(await readDemoClas()), ...(await hostileFiles())]);
  const listener: RequestListener = (request, response) => {
    const file = files.get(request.url ?? '');
    if (request.url === '/circle.pdf') {
      response.writeHead(302, { location: '/circle.pdf' }).end();
    } else if (file === undefined) {
      response.writeHead(404).end();
    } else {
      response.end(file);
    }
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url,
    sources: `${PLATFORMS} ${url}/ ${PRIVATE_SITE}`,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

async function readDemoClas(): Promise<(readonly [string, Uint8Array])[]> {
  const names = (await readdir(DEMO_CLAS)).filter((name) => name.endsWith('.pdf'));
  return Promise.all(names.map(async (name) => [`/${name}`, await readFile(join(DEMO_CLAS, name))] as const));
}

/** Files that cannot be a CLA, each for one reason. */
async function hostileFiles(): Promise<(readonly [string, Uint8Array])[]> {
  const encrypted = await PDFDocument.create();
  encrypted.addPage();
  encrypted.encrypt({ ownerPassword: 'owner' });
  return [
    ['/page.html', Buffer.from('<!doctype html><title>CLA</title>')],
    ['/large.pdf', Buffer.alloc(CLA_PDF_MAX_BYTES + 1, '%PDF-1.7\n')],
    ['/encrypted.pdf', await encrypted.save()],
    ['/script.pdf', rawPdf('/OpenAction << /S /JavaScript /JS (x) >>')],
    ['/launch.pdf', rawPdf('/OpenAction << /S /Launch /F (a.exe) >>')],
    ['/attachment.pdf', rawPdf('', { 4: stream('/Type /EmbeddedFile', 'MZ') })],
    ['/damaged.pdf', Buffer.from('%PDF-1.7\n%%EOF\n')],
    ['/empty.pdf', writePdf({ 1: '<< /Type /Catalog /Pages 2 0 R >>', 2: '<< /Type /Pages /Kids [] /Count 0 >>' })],
  ];
}
