import { useEffect, useRef, useState } from 'react';
import type { Failure } from '#client/apollo/failure.ts';
import { type RestAnswer, useRest } from '#client/apollo/rest.ts';
import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { CLA_UPLOAD_PATH, type CheckedDocument } from './cla-source.ts';
import type { Sample } from './samples.ts';

/** Check of one text by the service, which fetches or receives it, inspects it and returns its fingerprint. */
export interface SourceCheck {
  /** Fraction of the file sent, or 1 while the service works; undefined when idle. */
  readonly part: number | undefined;
  /** Why the last text was refused. */
  readonly failure: Failure | undefined;
  readonly checkUrl: (url: string) => Promise<void>;
  readonly checkFile: (file: File) => Promise<void>;
  /** Takes a sample as if it had been chosen as a file. */
  readonly checkSample: (sample: Sample) => Promise<void>;
  /** Aborts a running check and forgets the last refusal. */
  readonly reset: () => void;
}

function localProblem(file: File): Failure | undefined {
  const code = file.size > CLA_PDF_MAX_BYTES ? 'file_too_large' : 'not_pdf';
  const isFit = file.size <= CLA_PDF_MAX_BYTES && (file.type === 'application/pdf' || /\.pdf$/i.test(file.name));
  return isFit ? undefined : { kind: 'coded', code, message: '', details: {} };
}

/** Checks texts of CLAs one at a time: a new check aborts the previous one. */
export function useSourceCheck(onChecked: (document: CheckedDocument, origin: string | File) => void): SourceCheck {
  const { postJson, postPdf, fetchFile } = useRest();
  const [part, setPart] = useState<number>();
  const [failure, setFailure] = useState<Failure>();
  const aborter = useRef<AbortController>(undefined);
  useEffect(() => () => aborter.current?.abort(), []);
  // While a text is checked its input may move within its form, so the outcome goes where that is by then.
  const latest = useRef(onChecked);
  useEffect(() => {
    latest.current = onChecked;
  });

  const start = (): AbortSignal => {
    aborter.current?.abort();
    aborter.current = new AbortController();
    setFailure(undefined);
    setPart(0);
    return aborter.current.signal;
  };
  const finish = (signal: AbortSignal, origin: string | File, answer: RestAnswer<CheckedDocument>) => {
    if (signal.aborted) {
      return;
    }
    setPart(undefined);
    if (answer.failure === undefined) {
      latest.current(answer.data, origin);
    } else {
      setFailure(answer.failure);
    }
  };

  const checkUrl = async (url: string) => {
    const signal = start();
    setPart(1);
    finish(signal, url, await postJson<CheckedDocument>(CLA_UPLOAD_PATH, { sourceUrl: url.trim() }, signal));
  };
  const checkFile = async (file: File) => {
    const signal = start();
    const problem = localProblem(file);
    if (problem !== undefined) {
      setPart(undefined);
      setFailure(problem);
      return;
    }
    finish(signal, file, await postPdf<CheckedDocument>(CLA_UPLOAD_PATH, file, { signal, onProgress: setPart }));
  };
  const checkSample = async ({ path, fileName }: Sample) => {
    const signal = start();
    const fetched = await fetchFile(path, signal);
    if (fetched.failure !== undefined) {
      finish(signal, path, fetched);
      return;
    }
    await checkFile(new File([fetched.data], fileName, { type: 'application/pdf' }));
  };
  const reset = () => {
    aborter.current?.abort();
    setPart(undefined);
    setFailure(undefined);
  };
  return { part, failure, checkUrl, checkFile, checkSample, reset };
}
