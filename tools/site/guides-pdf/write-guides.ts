import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { guideFile } from '@retour/domain/content/guides/guide-file'
import { countries } from '@retour/domain/places/countries'
import { type GuideSettings, makeGuide } from './make-guide.ts'

/** Writes the four printable guides of an edition to a folder. Returns their total size in bytes. */
export async function writeGuides(settings: GuideSettings, directory: string): Promise<number> {
  let bytes = 0
  for (const country of countries) {
    const file = join(directory, guideFile(country).path)
    const pdf = await makeGuide(country, settings)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pdf)
    bytes += pdf.byteLength
  }
  return bytes
}
