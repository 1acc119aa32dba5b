import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages } from './install-packages.ts'

/** The part of its result that is read here. */
export type Result = {
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  runtimeError?: { message: string }
}
type Flags = { port: number; logLevel: 'error'; onlyCategories: string[] }
export type Audit = (url: string, flags: Flags) => Promise<{ lhr: Result } | undefined>

const version = '13.5.0'

/**
 * Installs Lighthouse into a folder. It is no dependency, because with its own it would be a sixth of our packages, and
 * only this bench uses it.
 */
export async function fetchLighthouse(folder: string): Promise<Audit> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await installPackages(folder, [`lighthouse@${version}`])
  const file = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  return ((await import(pathToFileURL(file).href)) as { default: Audit }).default
}
