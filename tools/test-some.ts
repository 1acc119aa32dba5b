// Runs some tests once, for the inner loop:
// node tools/test-some.ts unit|server|journeys [path or name …] [options]
// Options are those of Vitest or Playwright, `--repeat N`, and `--postgres` for the server.
// Without arguments, journeys are all of them, and failures are run again.
import { globSync } from 'node:fs'
import { root, type StepOptions } from './run-step.ts'
import { compileMessages } from './site/compile-messages.ts'
import { chooseTests, readArguments, type Arguments, type Choice } from './testing/choose-tests.ts'
import { journeyCommand, vitestCommand } from './testing/command-for.ts'
import { conclude } from './testing/conclusion.ts'
import { noteEndsOnce, type Part } from './testing/retry-part.ts'
import { journeysPart, runJourneys, runVitest } from './testing/parts.ts'
import { runParts } from './testing/run-parts.ts'

const step: StepOptions = { live: 'terminal' }

function inVitest(projects: string[], { paths, pattern }: Choice, { repeat, options }: Arguments) {
  const chosen = [...paths, ...(pattern ? ['-t', pattern] : [])]
  // Vitest counts the repetitions after the first run.
  const args = [...chosen, `--repeats=${repeat - 1}`, ...options]
  return runVitest(args, { projects, reporter: 'default', step })
}

function inBrowser({ paths, pattern }: Choice, { repeat, options }: Arguments) {
  const chosen = [...paths, ...(pattern ? ['-g', pattern] : [])]
  return runJourneys([...chosen, `--repeat-each=${repeat}`, ...options], { reporter: 'list', step })
}

type Kind = {
  files: string[]
  run: (choice: Choice, given: Arguments) => ReturnType<Part['runAll']>
  commandFor: Part['commandFor']
}

const kinds: Record<string, Kind> = {
  unit: {
    files: ['packages/{domain,web}/**/*.test.{ts,tsx}', '{tools,bench}/**/*.test.ts'],
    run: async (...given) => {
      await compileMessages()
      return inVitest(['rules', 'screens', 'screens with own globals', 'tools'], ...given)
    },
    commandFor: vitestCommand,
  },
  server: {
    files: ['packages/server/**/*.test.ts'],
    run: (choice, given) => {
      const projects = given.isPostgres ? ['server on postgres'] : ['server*', '!server on postgres']
      return inVitest(projects, choice, given)
    },
    commandFor: vitestCommand,
  },
  journeys: { files: ['journeys/**/*.spec.ts'], run: inBrowser, commandFor: journeyCommand },
}

async function runSome(name: string, args: string[]) {
  const kind = kinds[name]
  if (!kind) throw new Error('usage: node tools/test-some.ts unit|server|journeys [path or name …] [options]')
  const given = readArguments(args)
  const choice = chooseTests(given.words, globSync(kind.files, { cwd: root }), root)
  const runAll = () => kind.run(choice, given)
  const result = await noteEndsOnce({ name, runAll, commandFor: kind.commandFor })
  const hasRun = result.passed > 0 || result.failed.some(({ isRun }) => !isRun)
  if (!hasRun)
    throw new Error(
      `nothing ran: no test of ${name} has ${given.words.join(', ')} in its path or name, or the runner could not start`,
    )
  const { failed, passed, lines } = conclude([], [result])
  console.log(`\n${lines.join('\n')}`)
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1
}

const [name = '', ...args] = process.argv.slice(2)
try {
  if (name === 'journeys' && args.length === 0) await runParts([journeysPart()])
  else await runSome(name, args)
} catch (error) {
  console.error(`retour: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
