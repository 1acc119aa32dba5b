import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { BackupError } from './backup-error.ts'

/**
 * The end of a backup: a checksum of all bytes before it. The one of gzip does not cover its header and trailer, or
 * appended data.
 */
const sealOf = (digest: string): string => `\nretour backup sha256 ${digest}\n`
const sealBytes = sealOf('0'.repeat(64)).length

/** Returns a stream that passes bytes on and appends their checksum. */
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

/** Returns the number of bytes before the checksum. Throws BackupError if it does not match. */
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
