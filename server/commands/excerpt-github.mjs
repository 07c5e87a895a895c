// Writes the part of GitHub's own description of its API that the tests hold the fake GitHub and our requests against.
// To renew it, name the newest version of the package here, run `npm run github-description` and read the difference.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = '@octokit/openapi@23.0.2';

const FILE = 'generated/api.github.com.json';

const OUTPUT = 'server/integrations/code-platform/testing/github-description.json';

/** What the service asks. */
const OPERATIONS = [
  'GET /app',
  'GET /app/hook/config',
  'GET /app/hook/deliveries',
  'POST /app/hook/deliveries/{delivery_id}/attempts',
  'GET /app/installations',
  'GET /app/installations/{installation_id}',
  'POST /app/installations/{installation_id}/access_tokens',
  'POST /app-manifests/{code}/conversions',
  'GET /installation/repositories',
  'GET /orgs/{org}/members/{username}',
  'GET /orgs/{org}/repos',
  'GET /orgs/{org}/teams/{team_slug}',
  'GET /orgs/{org}/teams/{team_slug}/memberships/{username}',
  'GET /rate_limit',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/branches/{branch}',
  'POST /repos/{owner}/{repo}/check-runs',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'GET /repos/{owner}/{repo}/commits/{ref}/status',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/rules/branches/{branch}',
  'GET /user',
  'GET /user/memberships/orgs',
  'GET /user/{account_id}',
  'GET /users/{username}',
];

/** Its webhooks, by event and action. */
const WEBHOOKS = [
  'check_run.requested_action',
  'check_run.rerequested',
  'check_suite.completed',
  'check_suite.rerequested',
  'fork',
  'installation.created',
  'installation.deleted',
  'installation.suspend',
  'installation.unsuspend',
  'installation_repositories.added',
  'installation_repositories.removed',
  'issue_comment.created',
  'issue_comment.deleted',
  'issue_comment.edited',
  'merge_group.checks_requested',
  'merge_group.destroyed',
  'ping',
  'pull_request.closed',
  'pull_request.converted_to_draft',
  'pull_request.dequeued',
  'pull_request.edited',
  'pull_request.enqueued',
  'pull_request.labeled',
  'pull_request.opened',
  'pull_request.ready_for_review',
  'pull_request.reopened',
  'pull_request.stacked',
  'pull_request.synchronize',
  'pull_request.unlabeled',
  'repository.archived',
  'repository.created',
  'repository.edited',
  'repository.privatized',
  'repository.publicized',
  'repository.renamed',
  'repository.transferred',
  'repository.unarchived',
];

/** The schema of every refusal, besides those that an operation names. */
const ERROR = 'basic-error';

/** Octokit's change of this list demands of an account that it is a user and an enterprise at once; GitHub's says "or". */
const CORRECTED = {
  'GET /app/installations': { 200: { type: 'array', items: { $ref: '#/components/schemas/installation' } } },
};

/** Words about a schema that say nothing about what is valid. */
const WORDS = new Set([
  'description',
  'title',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  'default',
  'nullable',
]);

const { description, licence } = download();
const schemas = {};
const operations = Object.fromEntries(OPERATIONS.map((name) => [name, excerptOperation(name)]));
const webhooks = Object.fromEntries(WEBHOOKS.map((name) => [name, excerptWebhook(name)]));
const error = excerpt({ $ref: `#/components/schemas/${ERROR}` });
const source = { package: PACKAGE, file: FILE, licence };
writeFileSync(OUTPUT, writeLines({ source, operations, webhooks, error, schemas }));

function download() {
  const folder = mkdtempSync(join(tmpdir(), 'github-description-'));
  try {
    execFileSync('npm', ['pack', PACKAGE, '--silent'], { cwd: folder });
    const [archive = ''] = readdirSync(folder);
    execFileSync('tar', ['xzf', archive, `package/${FILE}`, 'package/LICENSE'], { cwd: folder });
    const read = (file) => readFileSync(join(folder, 'package', file), 'utf8');
    return { description: JSON.parse(read(FILE)), licence: read('LICENSE') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A line for each operation, webhook and schema, so that differences can be read. */
function writeLines(parts) {
  const written = Object.entries(parts).map(([name, part]) => {
    const lines = Object.entries(part).map(([key, entry]) => `${JSON.stringify(key)}:${JSON.stringify(entry)}`);
    return `${JSON.stringify(name)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{${written.join(',\n')}}\n`;
}

function excerptOperation(name) {
  const [method = '', path = ''] = name.split(' ');
  const { parameters = [], requestBody, responses } = description.paths[path][method.toLowerCase()];
  const body = requestBody?.content['application/json'];
  return {
    parameters: parameters.map(resolve).map(({ name: parameter, in: place, required = false, schema }) => ({
      name: parameter,
      in: place,
      required,
      schema: excerpt(schema),
    })),
    ...(body === undefined ? {} : { body: { required: requestBody.required === true, schema: excerpt(body.schema) } }),
    answers: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        const content = resolve(response).content?.['application/json'];
        const schema = CORRECTED[name]?.[status] ?? content?.schema;
        return [status, schema === undefined ? null : excerpt(schema)];
      }),
    ),
  };
}

/** Webhooks are named `pull-request-opened`. */
function excerptWebhook(name) {
  const { requestBody } = description['x-webhooks'][name.replaceAll(/[._]/g, '-')].post;
  return excerpt(requestBody.content['application/json'].schema);
}

function resolve(entry) {
  return '$ref' in entry
    ? entry.$ref
        .split('/')
        .slice(1)
        .reduce((part, key) => part[key], description)
    : entry;
}

/** A schema of OpenAPI 3.0 as JSON Schema: without descriptions, and `null` as a separate type. */
function excerpt(schema) {
  if ('$ref' in schema) {
    const name = schema.$ref.split('/').at(-1);
    if (!(name in schemas)) {
      schemas[name] = {};
      schemas[name] = excerpt(resolve(schema));
    }
    return { $ref: `#/schemas/${name}` };
  }
  const kept = Object.entries(schema).filter(([key]) => !WORDS.has(key) && !key.startsWith('x-'));
  const plain = Object.fromEntries(kept.map(([key, value]) => [key, excerptKeyword(key, value)]));
  return schema.nullable === true ? orNull(plain) : plain;
}

function excerptKeyword(key, value) {
  if (key === 'properties' || key === 'patternProperties') {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, excerpt(schema)]));
  }
  if (['allOf', 'anyOf', 'oneOf'].includes(key)) {
    return value.map(excerpt);
  }
  return ['items', 'additionalProperties', 'not'].includes(key) && typeof value === 'object' ? excerpt(value) : value;
}

function orNull(schema) {
  const { type, enum: values, ...rest } = schema;
  if (typeof type !== 'string' || 'allOf' in rest || 'anyOf' in rest || 'oneOf' in rest) {
    return { anyOf: [schema, { type: 'null' }] };
  }
  return { type: [type, 'null'], ...(values === undefined ? {} : { enum: [...new Set([...values, null])] }), ...rest };
}
