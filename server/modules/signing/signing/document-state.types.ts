import { registerEnumType } from 'type-graphql';
import { DocumentState } from './document-state.ts';

registerEnumType(DocumentState, {
  name: 'DocumentState',
  description: 'Whether the document of a signing is there.',
  valuesConfig: {
    WAITING: { description: 'It is being derived.' },
    READY: { description: 'It is there.' },
    FAILED: {
      description: 'It could not be derived, and the mail went out without it. It is tried again every night.',
    },
    NONE: { description: 'There is none, and none will come.' },
  },
});

export { DocumentState };
