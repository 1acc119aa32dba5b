import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { defaultEditionId, type RulesEditionId } from '@retour/domain/vat/rules'
import * as z from 'zod'
import { StartupError } from '#server/startup-error'
import { readSiteContent, type SiteContent } from './site-content.ts'

const pageSchema = z.object({ file: z.string(), etag: z.string(), scriptHashes: z.array(z.string()) })

const manifestSchema = z.object({
  rulesEdition: z.string(),
  buildId: z.string(),
  pages: z.record(z.string(), pageSchema),
  notFound: pageSchema,
})

export type SitePage = z.infer<typeof pageSchema>

/** The built client folder as found at start. Only what stands in `files` can ever be sent. */
export type BuiltSite = {
  folder: string
  /** Names the build; sent with the data of its pages. */
  buildId: string
  /** Paths below the folder, with `/` between names. */
  files: ReadonlySet<string>
  content: SiteContent
  /** By address: "/", "/france/paris". */
  pages: ReadonlyMap<string, SitePage>
  notFound: SitePage
}

const manifestName = 'site-manifest.json'

/**
 * Reads the manifest and lists the files of the site's build. Throws StartupError when there is no build, or
 * one whose pages were computed by other rules than the server will use.
 */
export function openBuiltSite(folder: string, rulesEdition: RulesEditionId): BuiltSite {
  const manifest = readManifest(join(folder, manifestName))
  const builtFor = manifest.rulesEdition || defaultEditionId
  if (builtFor !== rulesEdition)
    throw new StartupError(
      `the site was built for RULES_EDITION ${builtFor}, the server is set to ${rulesEdition}: ` +
        'start with "npm start", which builds it anew, or set RULES_EDITION back',
    )
  const files = new Set(listFiles(folder))
  const pages = new Map(Object.entries(manifest.pages))
  for (const page of [...pages.values(), manifest.notFound])
    if (!files.has(page.file)) throw unusable(`${page.file} is missing`)
  const content = readSiteContent(folder)
  return { folder, buildId: manifest.buildId, files, content, pages, notFound: manifest.notFound }
}

function readManifest(file: string): z.infer<typeof manifestSchema> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new StartupError('the site is not built: start with "npm start", which builds it')
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw unusable(`${manifestName} is damaged`)
  }
}

function unusable(reason: string): StartupError {
  return new StartupError(
    `the built site is not usable (${reason}): remove packages/web/build and run "npm start"`,
  )
}

/** Plain files alone: no symlinks, nothing whose name starts with a dot, no source maps, no manifest. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).filter(Boolean))
    .filter((names) => !names.some((name) => name.startsWith('.')))
    .map((names) => names.join('/'))
    .filter((path) => !/\.map(?:\.br|\.gz)?$/.test(path) && !path.startsWith(manifestName))
}
