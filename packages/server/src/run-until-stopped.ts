import { mailFolder } from '#server/mail/file-transport'
import { readConfig, type Config } from './config.ts'
import type { RunningServer, StartOptions } from './start-server.ts'

/**
 * Runs the product in this process: reads the settings, starts, prints in three lines where it is, and stops on SIGTERM
 * or SIGINT (exit code 0; a second signal ends it at once with 1). An error at the start is one line, exit code 1.
 */
export async function runUntilStopped(
  environment: Record<string, string | undefined>,
  options: StartOptions,
): Promise<void> {
  try {
    const config = readConfig(environment)
    // Imported after the settings are checked, because the server has a thousand files.
    const { startServer } = await import('./start-server.ts')
    const running = await startServer(config, options)
    // A reader of "ready" may stop it at once.
    stopOnSignals(running)
    process.stdout.write(greeting(running))
  } catch (error) {
    const isExplained = error instanceof Error && error.name === 'StartupError'
    if (!isExplained && error instanceof Error) process.stderr.write(`${error.stack}\n`)
    process.stderr.write(`retour: ${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function greeting({ url, config, mailboxAddress }: RunningServer): string {
  return (
    `Retour is ready:  ${url}\n` +
    `Data is kept in:  ${config.databaseUrl ? 'PostgreSQL' : config.dataDir}\n` +
    `Mail is:          ${describeMail(config, mailboxAddress)}\n`
  )
}

/** Returns where mail goes, for the console, with the URL of the mailbox if there is one. */
export function describeMail(config: Config, mailboxAddress: string | null): string {
  if (!config.isWorker) return 'sent by the processes with ROLE=worker'
  if (config.smtpUrl) return `sent through ${new URL(config.smtpUrl).host}`
  if (config.isMailDiscarded) return 'thrown away (MAIL=discard)'
  const folder = mailFolder(config.dataDir)
  return mailboxAddress ? `written to ${folder}; read it at ${mailboxAddress}` : `written to ${folder}`
}

function stopOnSignals(running: RunningServer): void {
  let isStopping = false
  const onSignal = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void running.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
