import { defineConfig } from 'vitest/config'

/** Server tests run twice with the same files: on the embedded database and on a real PostgreSQL. */
const server = (name: string, database: 'embedded' | 'postgres') => ({
  test: {
    name,
    include: ['packages/server/src/**/*.test.ts', 'packages/server/compatibility/**/*.test.ts'],
    env: { TEST_DATABASE: database },
    globalSetup:
      database === 'postgres' ? ['./packages/server/src/database/testing/postgres-cluster.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Whoever waits for a mail or a job waits as long as the machine needs.
    expect: { poll: { timeout: 30_000 } },
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
        },
      },
      {
        test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
      },
      server('server on embedded', 'embedded'),
      server('server on postgres', 'postgres'),
    ],
  },
})
