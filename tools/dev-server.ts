// The API without pages, for tools/dev.ts, which serves those through Vite under its own address.
import { readConfig } from '../packages/server/src/config.ts'
import { describeMail } from '../packages/server/src/run-until-stopped.ts'
import { startServer } from '../packages/server/src/start-server.ts'

const running = await startServer(readConfig(process.env), { siteFolder: null })
const { config, mailboxAddress, url } = running
// Read through Vite, as the pages are.
const mailbox = mailboxAddress?.replace(url, config.siteUrl) ?? null
process.stdout.write(
  `The API answers at ${config.siteUrl}; data is kept in ${config.dataDir}\n` +
    `Mail is ${describeMail(config, mailbox)}\n`,
)
process.on('SIGTERM', () => void running.stop().then(() => process.exit(0)))
