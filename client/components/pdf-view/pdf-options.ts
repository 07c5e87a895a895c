import { pdfjs } from 'react-pdf';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href;

/** pdf.js loads its files from our origin, and no WebAssembly, which the content security policy forbids. */
export const PDF_OPTIONS = {
  cMapUrl: `/assets/pdfjs-${pdfjs.version}/cmaps/`,
  standardFontDataUrl: `/assets/pdfjs-${pdfjs.version}/standard_fonts/`,
  wasmUrl: `/assets/pdfjs-${pdfjs.version}/wasm/`,
  useWasm: false,
};
