import { useState } from 'react';
import type { Failure } from '#client/apollo/failure.ts';
import { type Rest, useRest } from '#client/apollo/rest.ts';
import { signingImportPath } from '#rules/paths.ts';
import { type ImportNews, type ImportOutcome, type ImportProgress, lastNews } from './import-news.ts';
import type { SourceFile } from './source-file.ts';

/** What the manager adds about a file. */
export interface ImportOptions {
  readonly dateFormat: string;
  readonly timezone: string;
  readonly level: 'listed' | 'account';
}

/** The import of a chosen file: planned, then carried out. */
export interface Import {
  /** Undefined when idle. */
  readonly progress: ImportProgress | undefined;
  readonly outcome: ImportOutcome | undefined;
  readonly failure: Failure | undefined;
  /** Counts the outcomes. */
  readonly ended: number;
  /** Plans the import, or carries out the plan that was shown. */
  readonly start: (source: SourceFile, options: ImportOptions, plan?: string) => Promise<void>;
  /** Forgets the plan, because what it was made of has changed. */
  readonly reset: () => void;
}

/** Imports files into a link. */
export function useImport(linkId: string): Import {
  const rest = useRest();
  const [progress, setProgress] = useState<ImportProgress>();
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const [failure, setFailure] = useState<Failure>();
  const [ended, setEnded] = useState(0);
  const start = async (source: SourceFile, options: ImportOptions, plan?: string): Promise<void> => {
    setFailure(undefined);
    setProgress({ phase: 'reading', rows: 0, total: 0 });
    const news = await send(
      rest,
      { path: signingImportPath(linkId), body: formOf(source, options, plan) },
      setProgress,
    );
    setProgress(undefined);
    if ('result' in news) {
      setOutcome(news.result);
      setEnded((count) => count + 1);
    } else {
      setFailure(news.failure);
    }
  };
  const reset = () => {
    setOutcome(undefined);
    setFailure(undefined);
  };
  return { progress, outcome, failure, ended, start, reset };
}

interface Sent {
  readonly path: string;
  readonly body: FormData;
}

async function send(
  { postForm }: Rest,
  { path, body }: Sent,
  onProgress: (progress: ImportProgress) => void,
): Promise<{ readonly result: ImportOutcome } | { readonly failure: Failure }> {
  const answer = await postForm(path, body, (text) => {
    const news = lastNews(text);
    if (news !== undefined && 'phase' in news) {
      onProgress(news);
    }
  });
  return answer.failure === undefined ? endOf(lastNews(answer.data)) : { failure: answer.failure };
}

/** An answer that breaks off ends with neither. */
function endOf(news: ImportNews | undefined): { readonly result: ImportOutcome } | { readonly failure: Failure } {
  if (news !== undefined && 'result' in news) {
    return news;
  }
  if (news !== undefined && 'failure' in news) {
    const { code, details } = news.failure;
    return { failure: { kind: 'coded', code, message: '', details } };
  }
  return { failure: { kind: 'network' } };
}

/** The fields come first, so that the service knows them when the file arrives. */
function formOf({ file, from, map }: SourceFile, options: ImportOptions, plan: string | undefined): FormData {
  const body = new FormData();
  body.append('from', from);
  body.append('fileName', file.name);
  if (from === 'csv') {
    const named = Object.entries(map).filter(([, title]) => title !== '');
    body.append('map', JSON.stringify(Object.fromEntries(named)));
    body.append('level', options.level);
    if (options.dateFormat.trim() !== '') {
      body.append('dateFormat', options.dateFormat.trim());
    }
  }
  if (options.timezone.trim() !== '') {
    body.append('timezone', options.timezone.trim());
  }
  if (plan !== undefined) {
    body.append('execute', plan);
  }
  body.append('file', file);
  return body;
}
