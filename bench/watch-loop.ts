// Preloaded into the measured process: each SIGUSR2 prints the event loop's longest delay since the previous one.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
process.on('SIGUSR2', () => {
  process.stderr.write(
    `loop-delay ${JSON.stringify({ maxMs: delay.max / 1e6, p99Ms: delay.percentile(99) / 1e6 })}\n`,
  )
  delay.reset()
})
