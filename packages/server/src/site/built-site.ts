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

export type SitePage = z.infer<typeof pageSchema>

/** The built client folder as found at start, before settings are filled in (`fill-site.ts`). */
export type BuiltSite = {
  /** Names the build and its edition. */
  buildId: string
  /** Where each file of the site lies, by its path below the site with `/` between names. Nothing else can be sent. */
  files: ReadonlyMap<string, string>
  /** By address: "/", "/france/paris". */
  pages: ReadonlyMap<string, SitePage>
  notFound: SitePage
}

const manifestName = 'site-manifest.json'

type SiteSettings = {
  rulesEdition: RulesEditionId
  siteUrl: string
  /** Where the pages of an edition of the desk lie, written beside the build later (`made-pages.ts`). */
  made?: string
}

/**
 * Reads the manifest and lists the files of the site's build. The build has one edition in `folder`, and of each other
 * what differs from it in a folder beside (`editions/law-2026-11`). Printable guides that name the site's address replace
 * those without one, if `npm start` has made them. Throws StartupError when there is no build, or none whose pages were
 * computed by the rules that the server will use.
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

/** Plain files alone: no symlinks, nothing whose name starts with a dot, no source maps, no manifest. */
function listFiles(folder: string): [path: string, file: string][] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file): [string[], string] => [file.slice(folder.length).split(sep).filter(Boolean), file])
    .filter(([names]) => !names.some((name) => name.startsWith('.')))
    .map(([names, file]): [string, string] => [names.join('/'), file])
    .filter(([path]) => !/\.map(?:\.br|\.gz)?$/.test(path) && !path.startsWith(manifestName))
}
