// Loaded before a server (node --import): shifts its clock by CLOCK_SHIFT_MS, and again by CLOCK_JUMP_MS at each
// SIGUSR2.
const real = Date
let shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0)

process.on('SIGUSR2', () => {
  shiftMs += Number(process.env.CLOCK_JUMP_MS ?? 0)
})

const now = () => real.now() + shiftMs
globalThis.Date = new Proxy(real, {
  construct: (_target, given: [], newTarget) =>
    Reflect.construct(real, given.length === 0 ? [now()] : given, newTarget) as object,
  apply: () => new real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
})
