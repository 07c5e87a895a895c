import { PGlite } from '@electric-sql/pglite';

/** The child process of `createCluster`: creates a cluster in the given folder; exits when the service does. */
process.once('disconnect', () => process.exit());
const [folder] = process.argv.slice(2);
const cluster = await PGlite.create(folder ?? '');
await cluster.close();
process.disconnect();
