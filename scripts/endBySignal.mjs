// Loaded into the generator before itself: asked to end, it would end with code 0, as if its build were whole.
const signals = {SIGINT: 2, SIGTERM: 15};

for (const [signal, number] of Object.entries(signals)) {
  process.on(signal, () => process.exit(128 + number));
}
