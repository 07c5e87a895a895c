// Runs in the browser from the start of a page on, and records into `window.seen` what a visitor goes through until the
// element that `window.wanted` selects is drawn.

const seen = { shift: 0, blocking: 0, goal: undefined };
window.seen = seen;

function watch(type, note) {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
}

watch('layout-shift', ({ value, hadRecentInput }) => {
  seen.shift += hadRecentInput ? 0 : value;
});
watch('longtask', ({ startTime, duration }) => {
  seen.blocking += seen.goal === undefined || startTime < seen.goal ? duration - 50 : 0;
});

function look() {
  if (document.querySelector(window.wanted) === null) {
    requestAnimationFrame(look);
    return;
  }
  // The frame after the one that has it shows it.
  requestAnimationFrame(() => {
    seen.goal = performance.now();
  });
}
look();
