import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

const start = (script: string) => {
  const file = JSON.stringify(join(import.meta.dirname, 'log-stream.ts'))
  const source = `import { openLogStream } from ${file}\nconst stream = openLogStream()\n${script}`
  return spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: ['pipe', 'pipe', 'pipe'] })
}

test('what still waits when the process ends is written, in its order', async () => {
  const child = start(`for (let n = 0; n < 500; n++) stream.write(n + '\\n')\nprocess.exit(0)`)
  const written = await text(child.stderr)
  expect(written).toBe(Array.from({ length: 500 }, (_, n) => `${n}\n`).join(''))
})

test('a line that came while a slow reader held up the one before needs no further line to be written', async () => {
  // A pipe holds less than the first line, so its write is under way until somebody reads.
  const child = start(`stream.write('a'.repeat(1_000_000) + '\\n')
    stream.write('the last\\n')
    setTimeout(() => process.stdout.write('waits'), 20)
    process.stdin.on('end', () => process.kill(process.pid, 'SIGKILL')).resume()`)
  await once(child.stdout, 'data')
  let written = ''
  for await (const chunk of child.stderr) {
    written += String(chunk)
    if (written.endsWith('the last\n')) child.stdin.end()
  }
  expect(written.length).toBe(1_000_010)
})
