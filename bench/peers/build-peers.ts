import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackages } from '../install-packages.ts'
import { pageText, wordsOf } from './page-text.ts'
import { servePeer, type ServedPeer } from './serve-peer.ts'

/** `isPeer`: its page has the same text as ours. The other one is a lower bound: no page paints earlier. */
export type Peer = ServedPeer & { name: string; isPeer: boolean }

const peers = [
  {
    folder: 'next',
    name: 'Next static export',
    command: ['next', 'build'],
    output: 'out',
    assets: '/_next/static/',
  },
  {
    folder: 'astro',
    name: 'Astro, one island',
    command: ['astro', 'build'],
    output: 'dist',
    assets: '/_astro/',
  },
]
const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
}
const pageOfOneWord = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Paris</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><p>Paris</p></html>`

/**
 * Builds one page with Next and one with Astro in this folder, and serves them. Each has the text of the page at this
 * address and a working form. Also serves a page of one word. Throws if npm cannot reach its registry, or if a built
 * page has another text.
 */
export async function buildPeers(folder: string, address: string): Promise<Peer[]> {
  const text = pageText(await (await fetch(address)).text())
  const served: Peer[] = []
  try {
    for (const peer of peers) {
      const place = join(folder, peer.folder)
      await build(place, peer, text)
      served.push({
        name: peer.name,
        isPeer: true,
        ...(await servePeer(join(place, peer.output), peer.assets)),
      })
    }
    const folderOfFloor = join(folder, 'one-word')
    await mkdir(folderOfFloor, { recursive: true })
    await writeFile(join(folderOfFloor, 'index.html'), pageOfOneWord)
    served.push({
      name: 'a page of one word',
      isPeer: false,
      ...(await servePeer(folderOfFloor, '/assets/')),
    })
    return served
  } catch (error) {
    await Promise.all(served.map(({ stop }) => stop()))
    throw error
  }
}

async function build(place: string, { folder, command, output }: (typeof peers)[number], text: string) {
  const templates = join(import.meta.dirname, 'templates')
  await cp(join(templates, folder), place, { recursive: true })
  await cp(join(templates, 'shared'), join(place, 'shared'), { recursive: true })
  await writeFile(join(place, 'shared', 'text.html'), text)
  await installPackages(place)
  const [name = '', ...args] = command
  await promisify(execFile)(join(place, 'node_modules', '.bin', name), args, {
    cwd: place,
    env,
    shell: process.platform === 'win32',
  })
  const built = await readFile(join(place, output, 'index.html'), 'utf8')
  if (wordsOf(built, 'main') !== wordsOf(`<main>${text}</main>`, 'main'))
    throw new Error(`The page that ${name} built does not carry the same text.`)
}
