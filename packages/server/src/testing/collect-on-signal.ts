import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before a server (node --import): at each SIGUSR2 it collects its garbage and says how much memory it has.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  collect()
  process.stdout.write(`resident: ${process.memoryUsage().rss / 1024 ** 2} MB\n`)
})
