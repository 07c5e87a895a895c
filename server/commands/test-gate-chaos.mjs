import { runTool, stopWith } from './run-tool.mjs';

// Kills the service among 500 deliveries of each platform, or as many as `CHAOS_DELIVERIES` says, whose webhooks and
// answers go wrong, and checks that nothing is lost, wrong or doubled. A platform as argument runs that one alone.
// `TEST_DATABASE_URL` names a PostgreSQL server to do so on.

const PLATFORMS = ['github', 'gitee', 'gitcode'];
const [platform] = process.argv.slice(2);
if (platform !== undefined && !PLATFORMS.includes(platform)) {
  stopWith(`Usage: npm run test:gate-chaos [-- ${PLATFORMS.join(' | ')}]`);
}

const only = platform === undefined ? [] : ['-t', `^${platform}:`];
process.exitCode = await runTool('vitest', ['run', '--project', 'process', 'server/test/process/gate-chaos', ...only], {
  CHAOS_DELIVERIES: process.env.CHAOS_DELIVERIES ?? '500',
});
