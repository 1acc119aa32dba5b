import * as z from 'zod'
import { readConfig, type Config } from '#server/config'
import { StartupError } from '#server/startup-error'

/** The settings of a function on a hosted project. */
export type ProjectSettings = Pick<
  Config,
  'siteUrl' | 'allowedOrigins' | 'isProduction' | 'ai' | 'rulesEdition'
> & {
  databaseUrl: string
  /** The issuer of the project's access tokens, and the URL of its public keys. */
  issuer: string
  keysUrl: URL
  /** All publishable keys. Secret keys are not accepted. */
  publishableKeys: string[]
}

const ownNames = ['SITE_URL', 'ALLOWED_ORIGINS', 'RULES_EDITION', 'AI_BASE_URL', 'AI_MODEL', 'AI_API_KEY']

const projectSettings = z.object({
  SUPABASE_URL: z.url('must be the address of the project').transform((text) => text.replace(/\/+$/, '')),
  SUPABASE_DB_URL: z.string('must be the address of the database'),
  SUPABASE_PUBLISHABLE_KEYS: z
    .string()
    .transform((text, context) => {
      try {
        return z.record(z.string(), z.string()).parse(JSON.parse(text))
      } catch {
        context.addIssue('must be a JSON object of keys by name')
        return z.NEVER
      }
    })
    .optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
})

/**
 * Reads the variables that the platform gives to each function, and the product's own among its secrets: SITE_URL
 * (required), ALLOWED_ORIGINS, RULES_EDITION, AI_…. Throws StartupError with the name of an invalid one, never its
 * value.
 */
export function readProjectSettings(environment: Record<string, string | undefined>): ProjectSettings {
  const parsed = projectSettings.safeParse(environment)
  if (!parsed.success)
    throw new StartupError(
      parsed.error.issues.map((issue) => `the variable ${issue.path.join('.')} ${issue.message}`).join('; '),
    )
  if (!environment.SITE_URL) throw new StartupError('the secret SITE_URL must be the address of the site')
  const { SUPABASE_URL, SUPABASE_DB_URL, SUPABASE_PUBLISHABLE_KEYS, SUPABASE_ANON_KEY } = parsed.data
  const publishableKeys = [...Object.values(SUPABASE_PUBLISHABLE_KEYS ?? {}), SUPABASE_ANON_KEY]
    .filter((key) => key !== undefined)
    .filter((key) => key !== '')
  if (publishableKeys.length === 0) throw new StartupError('the project has no publishable key')
  const own = readConfig({
    ...Object.fromEntries(ownNames.map((name) => [name, environment[name]])),
    NODE_ENV: 'production',
    // Functions send no mail; the worker does.
    ROLE: 'web',
    DATABASE_URL: SUPABASE_DB_URL,
  })
  const issuer = `${SUPABASE_URL}/auth/v1`
  return {
    siteUrl: own.siteUrl,
    allowedOrigins: own.allowedOrigins,
    isProduction: own.isProduction,
    ai: own.ai,
    rulesEdition: own.rulesEdition,
    databaseUrl: SUPABASE_DB_URL,
    issuer,
    keysUrl: new URL(`${issuer}/.well-known/jwks.json`),
    publishableKeys,
  }
}
