import { buffer } from 'node:stream/consumers';
import { checkClaPdf } from '../check-cla-pdf.ts';
import { extractPdfText } from '../extract-pdf-text.ts';

/** The child process of `defuse`: separate, because the peak memory of a process never shrinks. */
const bytes = await buffer(process.stdin);
const refusal = await checkClaPdf(bytes, 'somebody').then(
  () => undefined,
  ({ code, details }: { code?: string; details?: object }) => ({ code, details }),
);
const text = await extractPdfText(bytes);
process.stdout.write(JSON.stringify({ refusal, text, peak: process.resourceUsage().maxRSS / 1024 }));
