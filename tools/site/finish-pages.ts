import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleStartScripts, type StartScripts } from './bundle-start-scripts.ts'
import { finishPage } from './finish-page.ts'
import { siteDirectory } from './site-paths.ts'

export type SitePage = { path: string; file: string; html: string; scriptHashes: string[] }

/** Finishes every page in place and tells which files answer which addresses. */
export async function finishPages(): Promise<SitePage[]> {
  await rm(join(siteDirectory, '__spa-fallback.html'), { force: true })
  await rename(join(siteDirectory, '404', 'index.html'), join(siteDirectory, '404.html'))
  for (const leftover of ['404', '404.data', '.vite'])
    await rm(join(siteDirectory, leftover), { recursive: true, force: true })
  const files = await readdir(siteDirectory, { recursive: true })
  const scripts = await bundleStartScripts()
  return Promise.all(files.filter((file) => file.endsWith('.html')).map((file) => finishFile(file, scripts)))
}

async function finishFile(file: string, scripts: StartScripts): Promise<SitePage> {
  const written = await readFile(join(siteDirectory, file), 'utf8')
  const { html, scriptHashes } = finishPage(written, scripts)
  await writeFile(join(siteDirectory, file), html)
  const address = file.replaceAll('\\', '/')
  return { path: pathOf(address), file: address, html, scriptHashes }
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}
