import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the smallest site that a server starts with: a home page and a page for missing ones. */
export function writeTinySite(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const page = (name: string) => {
    writeFileSync(join(folder, `${name}.html`), `<!doctype html><title>${name}</title>`)
    return { file: `${name}.html`, etag: name, scriptHashes: [], styleHashes: [] }
  }
  const manifest = {
    rulesEdition: 'guide-2025-05',
    buildId: 'tiny',
    pages: { '/': page('home') },
    notFound: page('lost'),
  }
  writeFileSync(join(folder, 'site-manifest.json'), JSON.stringify(manifest))
}
