import type { TestOutcome } from './run-report.ts'

type Environment = Record<string, string>

/** Returns the command that runs one test again, or a whole file, with the environment of the run. */
export function vitestCommand(outcome: TestOutcome, env?: Environment): string {
  const { project, file, name, isFile } = outcome
  const script = project.startsWith('server') ? 'test:server' : 'test:unit'
  const database = project === 'server on postgres' ? ['--postgres'] : []
  return write(script, [file, ...database, ...(isFile ? [] : ['-t', `^${asPattern(name)}$`])], env)
}

/**
 * Returns the command for a journey. Several journeys may be on one line of a loop, so the title identifies it; tags
 * follow the title.
 */
export const journeyCommand = ({ file, name }: TestOutcome, env?: Environment): string =>
  write('test:journeys', [file, '-g', `${asPattern(name)}( @|$)`], env)

/**
 * Returns a name as a pattern for the runners: as Vitest prints it, and with a space where Playwright prints an arrow.
 */
export const asPattern = (name: string) =>
  name.replaceAll(' › ', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function write(script: string, args: string[], env: Environment = {}): string {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`)
  return [...settings, 'npm', 'run', script, '--', ...args.map(quote)].join(' ')
}

/** Quotes a word for a POSIX shell. */
const quote = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
