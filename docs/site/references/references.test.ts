import { expect, test } from 'vitest';
import { writeGraphqlReference } from './graphql.ts';
import { writeRestReference } from './rest.ts';

test('describes operations and types of GraphQL, leading from one to the other', () => {
  const pages = writeGraphqlReference(`
    type Query {
      """The link."""
      link("""Its id | name.""" id: ID!): Link
    }
    type Mutation { rename(input: RenameInput!): Link! }
    """A project <here>."""
    type Link { id: ID! state: LinkState! }
    input RenameInput { name: String }
    enum LinkState { """Takes signatures.""" OPEN }
  `);
  expect(pages['/reference/graphql/queries']).toContain('## link\n\nThe link.\n\nAnswers [`Link`](objects.md#link).');
  expect(pages['/reference/graphql/queries']).toContain('| `id` | `ID!` | Its id \\| name. |');
  expect(pages['/reference/graphql/mutations']).toContain('[`RenameInput!`](inputs.md#renameinput)');
  expect(pages['/reference/graphql/objects']).toContain('A project &lt;here>.');
  expect(pages['/reference/graphql/objects']).toContain('[`LinkState!`](enums.md#linkstate)');
  expect(pages['/reference/graphql/enums']).toContain('| `OPEN` | Takes signatures. |');
});

test('describes each path of REST with its codes and the shape of its answer', () => {
  const pages = writeRestReference({
    info: { description: 'Paths for older clients.' },
    paths: {
      '/link/{linkId}': {
        get: {
          tags: ['link'],
          summary: 'The name of the community.',
          description: 'Who may call it: Everybody.',
          parameters: [{ name: 'linkId', in: 'path', required: true }],
          responses: {
            200: {
              description: 'Success.',
              content: {
                'application/json': {
                  schema: {
                    properties: {
                      data: { anyOf: [{ type: 'null' }, { properties: { org_alias: { type: 'string' } } }] },
                    },
                  },
                },
              },
            },
            400: { description: '`cla.no_link`' },
          },
        },
      },
    },
  });
  expect(pages['/reference/rest/index']).toContain(
    '| [`GET /link/{linkId}`](link.md#get-link-linkid) | The name of the community. |',
  );
  expect(pages['/reference/rest/link']).toContain('## GET /link/{linkId} {#get-link-linkid}');
  expect(pages['/reference/rest/link']).toContain('"org_alias": "string"');
  expect(pages['/reference/rest/link']).toContain('| 400 | `cla.no_link` |');
});
