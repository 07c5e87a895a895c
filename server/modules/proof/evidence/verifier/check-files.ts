import { createHash } from 'node:crypto';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { UNSTATED_FILES, type Bundle, type Evidence } from './bundle.ts';
import { signatureProblem } from './check-signature.ts';

export function sha256(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part));
  return hash.digest('hex');
}

/** Checks `evidence.json` against its signature, and every other file against the fingerprint that it states. */
export function checkFiles(bundle: Bundle, evidence: Evidence): void {
  bundle.check('evidence.json', 'is in its canonical form', () =>
    canonicalJson(evidence) === bundle.bytes('evidence.json').toString('utf8') ? undefined : 'was changed',
  );
  const { keys } = evidence;
  const foreign = 'is not what evidence.json states';
  bundle.check('evidence.jws', 'signs evidence.json', () =>
    signatureProblem(bundle.bytes('evidence.jws').toString('latin1'), { facts: evidence, keys, foreign }),
  );
  bundle.check('evidence.json', 'is what was signed', () => {
    const [, payload = ''] = bundle.bytes('evidence.jws').toString('latin1').split('.');
    const signed = Buffer.from(payload, 'base64url');
    return signed.equals(bundle.bytes('evidence.json')) ? undefined : 'is not what evidence.jws signs';
  });
  for (const [file, fingerprint] of Object.entries(evidence.files)) {
    bundle.check(file, 'has the fingerprint that was signed', () =>
      sha256(bundle.bytes(file)) === fingerprint ? undefined : bundle.has(file) ? 'was changed' : 'is missing',
    );
  }
  const expected = new Set([...Object.keys(evidence.files), ...UNSTATED_FILES, 'evidence.json', 'evidence.jws']);
  for (const file of bundle.names.filter((name) => !expected.has(name))) {
    bundle.check(file, '', () => 'does not belong to the bundle');
  }
}
