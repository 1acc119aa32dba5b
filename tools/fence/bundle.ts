import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StepResult } from '../run-step.ts'
import { siteDirectory } from '../site/site-paths.ts'

/** Patterns that must never be in a bundle for browsers, each with what it indicates. */
const forbidden: [marker: RegExp, reason: string][] = [
  [/\b(pg-boss|nodemailer|kysely|PGlite|node-postgres)\b/, 'server library'],
  [/@retour\/server|#server\//, 'server source'],
  [
    /set_config\(|request\.jwt\.claims|\b(?:from|into|update|join) (?:app|auth)\.\w|security definer/i,
    'SQL of the server',
  ],
  [/sb_secret_|service_role|-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'secret key'],
  [/\b(smtps?|postgres(ql)?):\/\/[^\s"'`]+:[^\s"'`]+@/, 'address with a password'],
  [/\b(DATABASE_URL|SMTP_URL|AI_API_KEY|MAP_KEY)\b/, 'name of a server setting'],
  [/coordinate_check/, 'raw place records, which are for the server and the build'],
]

/** Returns this machine's secrets, in case a build inlined its environment. */
const secretValues = () =>
  ['DATABASE_URL', 'SMTP_URL', 'AI_API_KEY']
    .map((name) => process.env[name])
    .filter((value): value is string => !!value && value.length >= 12)

/**
 * Searches all text files of a client build for server code and secrets. Returns one line per finding: file, reason and
 * match. Empty if there is none.
 */
export async function findLeaks(folder: string): Promise<string[]> {
  const leaks: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const shown = path.slice(folder.length + 1)
    if (entry.name.endsWith('.map')) leaks.push(`${shown}: source map`)
    if (!/\.(js|mjs|css|html|json|data|webmanifest|svg|txt|xml)$/.test(entry.name)) continue
    const text = await readFile(path, 'utf8')
    for (const [marker, reason] of forbidden) {
      const found = marker.exec(text)
      if (found) leaks.push(`${shown}: ${reason} (${found[0].slice(0, 60)})`)
    }
    for (const value of secretValues())
      if (text.includes(value)) leaks.push(`${shown}: value of a secret setting`)
  }
  return leaks
}

/** Runs the fence as a step of verify, on the site that `npm start` serves. */
export async function fenceBundle(): Promise<StepResult> {
  const started = performance.now()
  const leaks = await findLeaks(siteDirectory).catch((error: Error) => [
    `the site is not built: ${error.message}`,
  ])
  return {
    name: 'bundle fence',
    passed: leaks.length === 0,
    seconds: (performance.now() - started) / 1000,
    output: leaks.join('\n'),
  }
}
