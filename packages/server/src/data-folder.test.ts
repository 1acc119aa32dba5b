import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { layEmbedded } from '#server/database/testing/fresh-embedded'
import { machineEnvironment } from '#server/testing/machine-environment'
import { shortLived } from '#server/short-lived'
import { writeTinySite } from '#server/testing/write-tiny-site'
import { readConfig } from './config.ts'
import { startServer } from './start-server.ts'

const timeoutMs = 120_000
const script = join(import.meta.dirname, 'testing/run-with-site.ts')

describe.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a damaged data folder: one line with what to do, and nothing is deleted',
  { timeout: timeoutMs },
  () => {
    const root = mkdtempSync(join(tmpdir(), 'retour-damaged-'))
    const whole = join(root, 'whole')
    const site = join(root, 'site')
    const data = join(root, 'data')
    const at = (...segments: string[]) => join(data, ...segments)
    const settings = { DATA_DIR: data, PORT: '0', LOG_LEVEL: 'silent', FX_URL: 'http://127.0.0.1:9' }

    beforeAll(async () => {
      writeTinySite(site)
      mkdirSync(whole)
      await layEmbedded(whole)
      const server = await startServer(readConfig({ ...settings, DATA_DIR: whole }), { siteFolder: null })
      await server.stop()
    }, timeoutMs)
    beforeEach(() => {
      rmSync(data, { recursive: true, force: true })
      cpSync(whole, data, { recursive: true })
    })
    afterAll(() => rmSync(root, { recursive: true, force: true }))

    /**
     * Returns the files that are retained, without those that PostgreSQL creates at each start, and without log
     * segments.
     */
    const namesIn = (folder: string) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => !/(?:pg_internal\.init|postmaster\.pid|pg_wal[\\/][0-9A-F]{24})$/.test(name))
        .sort()

    const replaceByFile = (...segments: string[]) => {
      rmSync(at(...segments), { recursive: true, force: true })
      writeFileSync(at(...segments), '')
    }
    const replaceByDeadLink = (...segments: string[]) => {
      rmSync(at(...segments), { recursive: true, force: true })
      symlinkSync('/nowhere/at/all', at(...segments))
    }

    test.each<[title: string, damage: () => void, line: RegExp]>([
      ['data is a file', () => replaceByFile(), /data must be a folder, but is a file: move it away/],
      [
        'data is a dead link',
        () => replaceByDeadLink(),
        /data is a link to \/nowhere\/at\/all, where nothing/,
      ],
      [
        'database is a file',
        () => replaceByFile('database'),
        /data\/database must be a folder, but is a file/,
      ],
      ['database is a dead link', () => replaceByDeadLink('database'), /data\/database is a link to/],
      ['mail is a file', () => replaceByFile('mail'), /data\/mail must be a folder, but is a file/],
      [
        'operator is a file',
        () => replaceByFile('operator'),
        /data\/operator must be a folder, but is a file/,
      ],
      [
        'PG_VERSION is gone',
        () => rmSync(at('database', 'PG_VERSION')),
        /is damaged: its file PG_VERSION is missing\. Move it away and bring a backup back/,
      ],
      [
        'PG_VERSION is empty',
        () => truncateSync(at('database', 'PG_VERSION')),
        /is damaged: its file PG_VERSION holds no version/,
      ],
      [
        'a newer PostgreSQL',
        () => writeFileSync(at('database', 'PG_VERSION'), '19\n'),
        /holds data of PostgreSQL 19, .* Nothing was changed/,
      ],
      [
        'pg_control is cut',
        () => truncateSync(at('database', 'global', 'pg_control'), 100),
        /is damaged: global\/pg_control is cut short\. Move it away/,
      ],
      [
        'pg_control is gone',
        () => rmSync(at('database', 'global', 'pg_control')),
        /is damaged: global\/pg_control is missing/,
      ],
      [
        'pg_control holds something else',
        () => writeFileSync(at('database', 'global', 'pg_control'), Buffer.alloc(8192, 7)),
        /is damaged: it does not open \(.*\)\. Move it away/,
      ],
      [
        'the tables are gone',
        () => rmSync(at('database', 'base'), { recursive: true }),
        /is damaged: it does not open \(database "postgres" does not exist\)/,
      ],
      [
        'the signing keys are empty',
        () => truncateSync(at('signing-keys.json')),
        /signing keys in .* are not usable: restore what was there, or remove it/,
      ],
      [
        'the signing keys are a dead link',
        () => replaceByDeadLink('signing-keys.json'),
        /signing keys .* cannot be read \(ENOENT\): restore the file, or remove it/,
      ],
      [
        'the signing keys are a folder',
        () => {
          rmSync(at('signing-keys.json'))
          mkdirSync(at('signing-keys.json'))
        },
        /signing keys .* cannot be read \(EISDIR\): restore the file, or remove it/,
      ],
      [
        'the publishable key is a dead link',
        () => replaceByDeadLink('publishable-key'),
        /the publishable key .* cannot be read \(ENOENT\): restore the file, or remove it/,
      ],
      [
        'the publishable key is empty',
        () => truncateSync(at('publishable-key')),
        /the key in .*publishable-key is not usable: remove it, or set PUBLISHABLE_KEY/,
      ],
    ])('%s', async (_title, damage, line) => {
      damage()
      const before = namesIn(root)
      const start = startServer(readConfig(settings), { siteFolder: null })
      await expect(start).rejects.toMatchObject({
        name: 'StartupError',
        message: expect.stringMatching(line) as unknown,
      })
      await expect(start).rejects.toMatchObject({ message: expect.not.stringContaining('\n') as unknown })
      expect(namesIn(root)).toEqual(before)
    })

    /** Runs in a process, because some of it ends without an exception. */
    const startProcess = (by: string[] = []) => {
      const [command, ...args] = [...by, process.execPath, ...shortLived, script, site]
      const { status, stderr } = spawnSync(command, args, {
        env: { ...machineEnvironment(), ...settings },
        encoding: 'utf8',
      })
      return { status, lines: stderr.trim().split('\n') }
    }

    test('the log that the last rows are in is gone', () => {
      for (const name of readdirSync(at('database', 'pg_wal')).filter((name) => name.startsWith('0')))
        rmSync(at('database', 'pg_wal', name))
      const before = namesIn(data)
      const { status, lines } = startProcess()
      expect(status).toBe(1)
      expect(lines).toEqual([
        expect.stringMatching(
          /^retour: The database folder .* is damaged: it does not open \(could not locate/,
        ),
      ])
      expect(namesIn(data)).toEqual(before)
    })

    // Root without privileges is like any other user, and may enter the checkout wherever it is.
    const asPlainUser = ['setpriv', '--bounding-set=-all', '--inh-caps=-all']
    const isRoot = process.getuid?.() === 0
    test.runIf(isRoot && process.platform === 'linux').each([
      ['the whole folder', '.', /^retour: the data folder .* cannot be written \(EACCES\): set DATA_DIR/],
      [
        'the database',
        'database',
        /^retour: The database folder .* cannot be used \(EACCES at .*\): the user that runs/,
      ],
      ['the keys', 'signing-keys.json', /^retour: the signing keys .* cannot be kept \(EPERM\)/],
    ])('%s belongs to another user', (_title, part, line) => {
      spawnSync('chown', ['-R', '65534', at(part)])
      spawnSync('chmod', ['-R', 'go-rwx', at(part)])
      const { status, lines } = startProcess(asPlainUser)
      expect(status).toBe(1)
      expect(lines).toEqual([expect.stringMatching(line)])
    })
  },
)
