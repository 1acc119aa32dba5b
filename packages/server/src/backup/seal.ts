import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { BackupError } from './backup-error.ts'

/** The end of a backup: a checksum of every byte before it. gzip's own would miss its head, its end and a second copy. */
const sealOf = (digest: string): string => `\nretour backup sha256 ${digest}\n`
const sealBytes = sealOf('0'.repeat(64)).length

/** Passes bytes on and adds their seal at the end. */
export function createSeal(): Transform {
  const hash = createHash('sha256')
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
    flush: (done) => done(null, sealOf(hash.digest('hex'))),
  })
}

/** How many bytes lie before the seal. Throws BackupError unless the seal is that of all of them. */
export async function checkSeal(file: string): Promise<number> {
  const { size: length } = await stat(file)
  const hash = createHash('sha256')
  let found = ''
  if (length > sealBytes) {
    const start = length - sealBytes
    for await (const chunk of createReadStream(file, { end: start - 1 })) hash.update(chunk as Buffer)
    for await (const chunk of createReadStream(file, { start })) found += (chunk as Buffer).toString('latin1')
    if (found === sealOf(hash.digest('hex'))) return start
  }
  throw new BackupError(`${file} is no whole backup of this product: it is damaged or cut short`)
}
