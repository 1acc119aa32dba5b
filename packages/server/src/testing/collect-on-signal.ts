import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before a server (node --import). At each SIGUSR2 it runs the garbage collector and prints the memory in use.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

process.on('SIGUSR2', () => {
  collect()
  process.stdout.write(`resident: ${process.memoryUsage().rss / 1024 ** 2} MB\n`)
})
