import type { TestOutcome } from './run-report.ts'

type Environment = Record<string, string>

/** The command that runs one test again, or all of a file, with what the run had in its environment. */
export function vitestCommand(outcome: TestOutcome, env?: Environment): string {
  const { project, file, name, isFile } = outcome
  const script = project.startsWith('server') ? 'test:server' : 'test:unit'
  const database = project === 'server on postgres' ? ['--postgres'] : []
  return write(script, [file, ...database, ...(isFile ? [] : ['-t', `^${asPattern(name)}$`])], env)
}

/** Several journeys may stand in one line of a loop: the title tells them apart. Tags follow it. */
export const journeyCommand = ({ file, name }: TestOutcome, env?: Environment): string =>
  write('test:journeys', [file, '-g', `${asPattern(name)}( @|$)`], env)

/** Names as the runners match them: as Vitest prints them, and with a space where Playwright prints an arrow. */
export const asPattern = (name: string) =>
  name.replaceAll(' › ', ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function write(script: string, args: string[], env: Environment = {}): string {
  const settings = Object.entries(env).map(([name, value]) => `${name}=${quote(value)}`)
  return [...settings, 'npm', 'run', script, '--', ...args.map(quote)].join(' ')
}

/** For a POSIX shell. */
const quote = (word: string) =>
  /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`
