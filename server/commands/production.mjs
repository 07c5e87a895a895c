// Loaded before the built service (`node --import`), because React chooses its build when it is first imported.
process.env.NODE_ENV ??= 'production';
