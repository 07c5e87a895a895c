/** Solves a task of the server away from the page, which stays responsive. Returns undefined when the browser cannot. */
export async function solveTask(task: string): Promise<string | undefined> {
  const worker = new Worker(new URL('./solve-task.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<string | undefined>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data ?? undefined));
      worker.addEventListener('error', () => resolve(undefined));
      worker.postMessage(task, []);
    });
  } finally {
    worker.terminate();
  }
}
