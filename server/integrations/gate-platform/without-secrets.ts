/** Secrets that a body may contain: values of members with such names, and tokens of GitHub that people post. */
const SECRET_MEMBERS = /("[a-z_]*(?:secret|token|password|private_key)"\s*:\s*")(?:[^"\\]|\\.)+/gi;
const TOKENS = /\b(?:gh[opusr]_|github_pat_)\w{20,}/g;

/** The body of a webhook as it may be stored: with its secrets replaced. */
export function withoutSecrets(body: Buffer): Buffer {
  const text = body.toString();
  const redacted = text.replaceAll(SECRET_MEMBERS, '$1***').replaceAll(TOKENS, '***');
  return redacted === text ? body : Buffer.from(redacted);
}
