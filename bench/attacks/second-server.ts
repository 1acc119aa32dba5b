import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../product.ts'

const main = [process.execPath, 'packages/server/src/main.ts']

/**
 * Starts a second server on the folder of a running one: by another path, in another network namespace, among other
 * processes.
 */
export async function attackFolder(root: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'retour-attack-folder-'))
  const [dataDir, mounted] = [join(folder, 'data'), join(folder, 'mounted')]
  mkdirSync(dataDir)
  mkdirSync(mounted)
  const settings = { MAIL: 'discard', LOG_LEVEL: 'error' }
  const first = await startProduct(root, main, { ...settings, DATA_DIR: dataDir })
  const said: string[] = []
  const attempt = async (name: string, command: string[], dir: string) => {
    const second = await startProduct(root, command, { ...settings, DATA_DIR: dir }).catch(
      (error: Error) => error,
    )
    if (second instanceof Error) {
      said.push(`${name}: ${/in use/.test(second.message) ? 'refused' : second.message.slice(0, 200)}`)
      return
    }
    said.push(`${name}: a second server runs`)
    await second.stop()
  }
  try {
    execFileSync('mount', ['--bind', dataDir, mounted])
    await attempt('through a bind mount', main, mounted)
    await attempt('among other processes', ['unshare', '-pf', '--mount-proc', ...main], dataDir)
    // In another network its ready message is invisible, so its exit or survival is checked.
    said.push(`in another network: ${await runsAlone(root, dataDir)}`)
    return said.join('; ')
  } finally {
    await first.kill()
    execFileSync('umount', [mounted])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function runsAlone(root: string, dataDir: string): Promise<string> {
  try {
    const script = `ip link set lo up 2>/dev/null; exec timeout 20 ${main.join(' ')}`
    execFileSync('unshare', ['-n', 'sh', '-c', script], {
      cwd: root,
      env: { ...process.env, MAIL: 'discard', FX_URL: 'http://127.0.0.1:9', PORT: '4999', DATA_DIR: dataDir },
      stdio: 'pipe',
    })
    return 'a second server runs'
  } catch (error) {
    const { status, stderr } = error as { status?: number; stderr?: Buffer }
    if (status === 124) return 'a second server runs'
    return /in use/.test(String(stderr)) ? 'refused' : String(stderr).slice(0, 200)
  }
}
