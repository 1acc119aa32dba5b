// The API without pages for tools/dev.ts, which serves the pages through Vite at its own origin.
import { readConfig } from '../packages/server/src/config.ts'
import { describeMail } from '../packages/server/src/run-until-stopped.ts'
import { startServer } from '../packages/server/src/start-server.ts'

const running = await startServer(readConfig(process.env), { siteFolder: null })
const { config, mailboxAddress, url } = running
// Opened through Vite, like the pages.
const mailbox = mailboxAddress?.replace(url, config.siteUrl) ?? null
process.stdout.write(
  `The API answers at ${config.siteUrl}; data is kept in ${config.dataDir}\n` +
    `Mail is ${describeMail(config, mailbox)}\n`,
)
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
