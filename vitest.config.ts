import { defineConfig } from 'vitest/config'

/**
 * How long a test waits before it gives up. A limit costs nothing where all is well, so it is no claim about speed:
 * those are measured in bench/.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
}

/** Starts whole builds and clones. */
const longPatience = { ...patience, testTimeout: 120_000, hookTimeout: 120_000 }

const setupFiles = ['./tools/testing/seed.ts']

/** The same files on the embedded database and on a real PostgreSQL. */
const server = (name: string, database: 'embedded' | 'postgres') => ({
  test: {
    name,
    include: ['packages/server/src/**/*.test.ts', 'packages/server/compatibility/**/*.test.ts'],
    env: { TEST_DATABASE: database },
    setupFiles,
    globalSetup:
      database === 'postgres' ? ['./packages/server/src/database/testing/postgres-cluster.ts'] : [],
    ...patience,
  },
})

export default defineConfig({
  test: {
    // One more than processors where CI runs: many tests wait for a mail, a lock or a process that starts.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'packages/domain/src/**/*.test.ts',
            'packages/web/app/**/*.test.ts',
            'packages/web/app/**/*.test.tsx',
          ],
          setupFiles,
          ...patience,
        },
      },
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], setupFiles, ...longPatience } },
      server('server on embedded', 'embedded'),
      server('server on postgres', 'postgres'),
    ],
  },
})
