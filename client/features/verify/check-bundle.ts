import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { EARLIER_VERIFIERS } from '#rules/earlier-verifiers.ts';
import { readSealedFacts } from '#rules/sealed-facts.ts';
import { Bundle, type BundleFinding, type Evidence, type PublicKey, type SealFinding } from './bundle.ts';
import { checkEvents } from './check-events.ts';
import { findSigner, isCertified } from './check-jws.ts';
import { sha256 } from './digest.ts';
import { loadCertificates, loadKeys } from './published.ts';

/** Files that bundles of earlier releases state no fingerprint of. */
const UNSTATED = new Set(['README.txt', 'verify.mjs', 'evidence.json', 'evidence.jws']);

/** Where the signature of a seal ends in a file, one character a byte. */
const AFTER_SIGNATURE = /\/ByteRange \[0 \d+ +(\d+) +\d+ *\]/g;

/**
 * Checks a bundle as the published program does, with what this service publishes: its certificates and its keys.
 * `seal` is what was found out about the signed document. Nothing but these files is asked for.
 */
export async function checkBundle(files: ReadonlyMap<string, Uint8Array>, seal: SealFinding): Promise<BundleFinding> {
  const bundle = new Bundle(files);
  await bundle.check('evidence.json', () => checkEvidence(bundle, seal));
  return bundle.finding;
}

/** Whether the evidence can be read; all else that is wrong is noted in the bundle. */
async function checkEvidence(bundle: Bundle, seal: SealFinding): Promise<boolean> {
  const evidence = bundle.json('evidence.json') as Evidence;
  const keys = await loadKeys();
  const certificates = await loadCertificates();
  await checkFiles(bundle, evidence);
  checkSealed(bundle, evidence, seal);
  const signer = await findSigner(bundle.text('evidence.jws'), bundle.text('evidence.json'), evidence.keys).catch(
    () => undefined,
  );
  await bundle.check('evidence.jws', () => signer !== undefined);
  const signers = [...(signer === undefined ? [] : [signer]), ...(await checkEvents(bundle, evidence))];
  if (keys === undefined || certificates === undefined) {
    bundle.gaps.add('UNCHECKED');
    return evidence.format === 'signet-evidence-1';
  }
  await bundle.check('evidence.jws', () => signers.every((used) => keys.some((key) => isSame(key, used))));
  const certified = await Promise.all(signers.map((used) => isCertified(used, certificates)));
  if (certified.includes(false)) {
    bundle.gaps.add('EARLIER');
  }
  return evidence.format === 'signet-evidence-1';
}

const isSame = (a: PublicKey, b: PublicKey): boolean => a.kid === b.kid && a.x === b.x && a.y === b.y;

async function checkFiles(bundle: Bundle, { files, signing }: Evidence): Promise<void> {
  for (const [file, fingerprint] of Object.entries(files)) {
    await bundle.check(file, async () => (await sha256(bundle.bytes(file))) === fingerprint);
  }
  for (const file of bundle.files.keys()) {
    await bundle.check(file, () => UNSTATED.has(file) || files[file] !== undefined);
  }
  await bundle.check('cla.pdf', async () => (await sha256(bundle.bytes('cla.pdf'))) === signing.claSha256);
  await bundle.check('signed.pdf', async () => (await sha256(bundle.bytes('signed.pdf'))) === signing.documentSha256);
  const verifier = await sha256(bundle.bytes('verify.mjs'));
  await bundle.check(
    'verify.mjs',
    () => verifier === VERIFIER_SHA256 || EARLIER_VERIFIERS.has(verifier) || files['verify.mjs'] === verifier,
  );
}

function checkSealed(bundle: Bundle, { seal, sealGap, signing }: Evidence, found: SealFinding): void {
  if (seal === null) {
    bundle.gaps.add(sealGap === 'OWN_SIGNATURE' ? 'OWN_SIGNATURE' : 'UNSEALED');
    return;
  }
  if (found === 'unchecked') {
    bundle.gaps.add('UNCHECKED');
  } else if (found !== 'intact') {
    bundle.wrong.add('signed.pdf');
  }
  const text = new TextDecoder('latin1').decode(bundle.bytes('signed.pdf'));
  const after = Number([...text.matchAll(AFTER_SIGNATURE)].at(-1)?.[1] ?? text.length);
  const facts = readSealedFacts(text.slice(after));
  if (facts === undefined) {
    bundle.gaps.add('EARLIER');
    return;
  }
  const { kind, reference, claSha256 } = facts;
  if (kind !== signing.kind || reference !== signing.reference || claSha256 !== signing.claSha256) {
    bundle.wrong.add('signed.pdf');
  }
}
