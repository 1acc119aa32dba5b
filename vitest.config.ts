import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { foldersInMemory } from './packages/server/src/testing/folders-in-memory.ts'
import { withoutDatabase } from './packages/server/src/testing/without-database.ts'

/**
 * How long a test waits before it gives up. A limit costs nothing where all is well, so it is no claim about speed:
 * those are measured in bench/.
 */
const timeouts = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
}

const setupFiles = ['./tools/testing/seed.ts']

/** A worker keeps what it has loaded from file to file: the server alone takes two seconds of a processor each time. */
const shared = { isolate: false, ...timeouts }

const screenTests = ['packages/web/app/**/*.test.{ts,tsx}']

/**
 * Those that give themselves a window, settings or new modules are loaded again, each alone: modules of the site look for the
 * window and what it stores, and remember what they found. The others find what their worker has loaded.
 */
const withOwnGlobals = globSync(screenTests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(stubGlobal|stubEnv|resetModules|mock|doMock)\b/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
)

const inMemory = foldersInMemory()

/** The same files on the embedded database and on a real PostgreSQL. */
const serverOn = (database: 'embedded' | 'postgres', globalSetup: string) => ({
  test: {
    name: `server on ${database}`,
    include: ['packages/server/src/**/*.test.ts', 'packages/server/compatibility/**/*.test.ts'],
    exclude: withoutDatabase,
    env: { TEST_DATABASE: database, ...inMemory },
    setupFiles,
    globalSetup: `./packages/server/src/database/testing/${globalSetup}`,
    ...shared,
  },
})

/** Files that take ten seconds or more, the longest first: one of them alone at the end would leave a processor idle. */
const longFiles = [
  'packages/server/compatibility/faults-full-disk.test.ts',
  'packages/server/src/mail/mail-queue.test.ts',
  'packages/server/src/start-server.test.ts',
  'packages/server/src/database/folder-lock.test.ts',
  'packages/server/compatibility/faults-kill-rounds.test.ts',
  'tools/testing/retry-part.test.ts',
  'packages/server/compatibility/backup.test.ts',
  'packages/server/compatibility/faults-slow-clients.test.ts',
  'packages/server/src/auth/guessing.test.ts',
  'packages/server/src/mail/kill.test.ts',
  'packages/server/src/data-folder.test.ts',
  'packages/server/compatibility/faults-stopping.test.ts',
  'packages/server/compatibility/hostile-text.test.ts',
]

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longFiles.findIndex((file) => moduleId.endsWith(file))
      return place === -1 ? longFiles.length : place
    }
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    // One more than processors where CI runs: many tests wait for a mail, a lock or a process that starts.
    maxWorkers: 3,
    // In one process each file finds the embedded database compiled.
    pool: 'threads',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: ['packages/domain/src/**/*.test.ts'],
          setupFiles,
          ...shared,
        },
      },
      {
        test: {
          name: 'screens',
          include: screenTests,
          exclude: withOwnGlobals,
          setupFiles,
          ...shared,
        },
      },
      { test: { name: 'screens with own globals', include: withOwnGlobals, setupFiles, ...timeouts } },
      { test: { name: 'tools', include: ['{tools,bench}/**/*.test.ts'], setupFiles, ...timeouts } },
      {
        test: {
          name: 'server',
          include: withoutDatabase,
          setupFiles: [...setupFiles, './packages/server/src/testing/no-database.ts'],
          env: inMemory,
          ...shared,
        },
      },
      serverOn('embedded', 'embedded-template.ts'),
      serverOn('postgres', 'postgres-cluster.ts'),
    ],
  },
})
