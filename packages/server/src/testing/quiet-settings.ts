import { testKey } from './open-test-app.ts'

/** Settings of a server process for tests: any free port, nothing said, and no service outside is spoken to. */
export const quietSettings = {
  PORT: '0',
  PUBLISHABLE_KEY: testKey,
  // Nothing listens there.
  FX_URL: 'http://127.0.0.1:9/v1',
  LOG_LEVEL: 'silent',
}
