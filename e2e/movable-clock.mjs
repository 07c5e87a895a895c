// Loaded into the service before its own code: a clock that a test can move forward, for rules that count minutes. The
// test
// sends the process a message with the milliseconds, which is echoed once the clock has moved.

let ahead = 0;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + ahead] : args, newTarget),
  get: (target, key) => (key === 'now' ? () => target.now() + ahead : Reflect.get(target, key)),
});

process.on('message', (milliseconds) => {
  ahead += milliseconds;
  process.send?.(milliseconds);
});
// The channel to the test must not keep the service alive.
process.channel?.unref();
