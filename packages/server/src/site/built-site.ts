import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import * as z from 'zod'
import type { RulesEditionId } from '@retour/domain/vat/rules'
import { StartupError } from '#server/startup-error'
import { addressedFolder } from './addressed-guides.mjs'

const hashesSchema = z.array(z.string())
const pageSchema = z.object({
  file: z.string(),
  etag: z.string(),
  scriptHashes: hashesSchema,
  styleHashes: hashesSchema,
})

const manifestSchema = z.object({
  rulesEdition: z.string(),
  buildId: z.string(),
  pages: z.record(z.string(), pageSchema),
  notFound: pageSchema,
})

/** A page of the manifest. */
export type SitePage = z.infer<typeof pageSchema>

/** The build of the client as found at start, before the settings are inserted (`fill-site.ts`). */
export type BuiltSite = {
  /** Identifies the build and its edition. */
  buildId: string
  /** The files of the site by their path, with `/` as separator. No other file can be sent. */
  files: ReadonlyMap<string, string>
  /** By path: "/", "/france/paris". */
  pages: ReadonlyMap<string, SitePage>
  notFound: SitePage
}

const manifestName = 'site-manifest.json'

type SiteSettings = {
  rulesEdition: RulesEditionId
  siteUrl: string
  /** The folder of pages that were written later for an edition of the desk (`pages-order.ts`). */
  made?: string
}

/**
 * Reads the manifest and lists the files of the site. `folder` has one edition, and a folder beside it
 * (`editions/law-2026-11`) what differs in each other one. Printable guides with the site's URL replace those without,
 * if `npm start` has made them. Throws StartupError if there is no build, or none with the edition of the server.
 */
export function openBuiltSite(folder: string, { rulesEdition, siteUrl, made }: SiteSettings): BuiltSite {
  const shared = readManifest(join(folder, manifestName))
  const own = made ?? join(folder, '..', 'editions', rulesEdition)
  const isShared = made === undefined && shared.rulesEdition === rulesEdition
  if (!isShared && !isFile(join(own, manifestName)))
    throw new StartupError(
      `the site was built without the RULES_EDITION ${rulesEdition}: start with "npm start", which builds it anew, ` +
        `or set RULES_EDITION to ${shared.rulesEdition}`,
    )
  const manifest = isShared ? shared : readManifest(join(own, manifestName))
  const addressed = addressedFolder(join(folder, '..'), rulesEdition, siteUrl)
  const files = new Map([
    ...listFiles(folder),
    ...(isShared ? [] : listFiles(own)),
    ...(made === undefined && existsSync(addressed) ? listFiles(addressed) : []),
  ])
  const pages = new Map(Object.entries(manifest.pages))
  for (const page of [...pages.values(), manifest.notFound])
    if (!files.has(page.file)) throw unusable(`${page.file} is missing`)
  return { buildId: manifest.buildId, files, pages, notFound: manifest.notFound }
}

function readManifest(file: string): z.infer<typeof manifestSchema> {
  if (!isFile(file)) throw new StartupError('the site is not built: start with "npm start", which builds it')
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw unusable(`${manifestName} is damaged`)
  }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

function unusable(reason: string): StartupError {
  return new StartupError(
    `the built site is not usable (${reason}): remove packages/web/build and run "npm start"`,
  )
}

/** Lists regular files: no symlinks, names starting with a dot, source maps or manifest. */
function listFiles(folder: string): [path: string, file: string][] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string[], string] => [file.slice(folder.length).split(sep).filter(Boolean), file])
    .filter(([names]) => !names.some((name) => name.startsWith('.')))
    .map(([names, file]): [string, string] => [names.join('/'), file])
    .filter(([path]) => !/\.map(?:\.br|\.gz)?$/.test(path) && !path.startsWith(manifestName))
}
