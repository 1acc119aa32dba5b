import { testKey } from './open-test-app.ts'

/** Settings of a server process for tests: any free port, no logs, no external services. */
export const quietSettings = {
  PORT: '0',
  PUBLISHABLE_KEY: testKey,
  // Nothing listens on this port.
  FX_URL: 'http://127.0.0.1:9/v1',
  LOG_LEVEL: 'silent',
}
