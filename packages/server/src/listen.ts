import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartupError } from './startup-error.ts'

/**
 * Listens on a port (0 = any free one) and returns its number. `setting` is the name of the setting with the port.
 * Throws StartupError that says what to do.
 */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<number> {
  return new Promise((settle, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainFault(error, port, host, setting)))
    server.listen(port, host, () => settle((server.address() as AddressInfo).port))
  })
}

function explainFault(
  error: NodeJS.ErrnoException,
  port: number,
  host: string,
  setting: string,
): StartupError {
  const hostSetting = setting.replace('PORT', 'HOST')
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken: stop the program that has it, or set ${setting} to another number`,
    EACCES: `port ${port} is not allowed for this user: set ${setting} to a number above 1023`,
    EADDRNOTAVAIL: `this machine has no address ${host}: set ${hostSetting} to one that it has`,
    ENOTFOUND: `the host name ${host} is not known: set ${hostSetting} to an address of this machine`,
  }
  return new StartupError(reasons[error.code ?? ''] ?? `cannot listen on ${host}:${port}: ${error.message}`)
}
