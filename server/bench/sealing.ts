import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { projectRoot } from '#server/config/project-root.ts';
import { composeAndSeal, type SealTask } from '#server/integrations/pdf/seal/compose-and-seal.ts';
import { newSealKey } from '#server/integrations/pdf/seal/testing/seal-key.ts';
import { createThreadPool } from '#server/isolation/thread-pool.ts';
import { median, type Result } from './measure.ts';

const WARM_UP = 10;
const DOCUMENTS = 50;

/** Milliseconds: CPU time of one document, and the longest time that the main thread is held up. */
const CPU_BAR = 80;
const BLOCKED_BAR = 5;

/** Measures composing, sealing and checking one document: its CPU time, and what the main thread feels of it. */
export async function measureSealing(): Promise<Result[]> {
  const task = await newTask();
  const cpu = await medianCpu(task);
  const blocked = await measureBlocking(task);
  return [
    {
      what: 'compose, seal and check one document, CPU time',
      measured: `${cpu.toFixed(0)} ms`,
      comparedWith: `${CPU_BAR} ms`,
      ratio: cpu / CPU_BAR,
      bar: '<= 1',
    },
    {
      what: 'main thread held up meanwhile, 99th percentile',
      measured: `${blocked.toFixed(1)} ms`,
      comparedWith: `${BLOCKED_BAR} ms`,
      ratio: blocked / BLOCKED_BAR,
      bar: '<= 1',
    },
  ];
}

async function newTask(): Promise<SealTask> {
  return {
    pdf: await readFile(join(projectRoot, 'server/demo/cla/individual.zh.pdf')),
    page: {
      language: 'zh',
      title: '个人贡献者许可协议 · 签署页',
      reference: 'SG-7K2M-9QXD-04TB',
      rows: [{ label: '姓名', value: '欧阳㛃龑' }],
      statement: '本人已阅读并同意个人贡献者许可协议全文，确认以上信息真实，并同意以电子方式签署。',
      evidence: [{ label: '签署编号', value: 'SG-7K2M-9QXD-04TB' }],
      verification: {
        title: '核验本文件',
        url: 'https://cla.example.org/verify/SG-7K2M-9QXD-04TB',
        texts: ['电子印章'],
      },
    },
    key: await newSealKey(),
    sealedAt: new Date('2026-11-22T08:09:10Z'),
    location: 'https://cla.example.org',
    reason: '由本服务出具，盖章后内容未再改动',
  };
}

async function medianCpu(task: SealTask): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + DOCUMENTS; index += 1) {
    const before = process.cpuUsage();
    await composeAndSeal(task);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return median(times.slice(WARM_UP));
}

async function measureBlocking(task: SealTask): Promise<number> {
  const threads = createThreadPool(console);
  const seal = () => threads.run('integrations/pdf/seal/seal-document', task);
  await seal();
  const resolution = 1;
  const delays = monitorEventLoopDelay({ resolution });
  delays.enable();
  for (let index = 0; index < DOCUMENTS; index += 1) {
    await seal();
  }
  delays.disable();
  await threads.close();
  return delays.percentile(99) / 1_000_000 - resolution;
}
