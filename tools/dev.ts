// `npm run dev`: pages from Vite with hot reload, and the API at the same origin. If one stops, both stop.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, watch } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { freePort } from '../packages/server/src/testing/free-port.ts'
import { compileMessages } from './site/compile-messages.ts'

const root = join(import.meta.dirname, '..')
const webDirectory = join(root, 'packages', 'web')
const envFile = join(root, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

const port = process.env.PORT ?? '3000'
const host = process.env.HOST ?? '127.0.0.1'
const apiPort = String(await freePort())
const siteUrl = process.env.SITE_URL ?? `http://${host}:${port}`

const reactRouter = join(
  createRequire(join(webDirectory, 'package.json')).resolve('@react-router/dev/package.json'),
  '..',
  'bin.cjs',
)

await compileMessages()
watch(join(webDirectory, 'messages'), { recursive: true }, () => void compileMessages())

// The server restarts when one of its files changes; the pages stay.
const server = run(['--watch', '--watch-preserve-output', join(root, 'tools', 'dev-server.ts')], root, {
  PORT: apiPort,
  HOST: '127.0.0.1',
  SITE_URL: siteUrl,
})
const pages = run([reactRouter, 'dev'], webDirectory, {
  DEV_PORT: port,
  DEV_API_URL: `http://127.0.0.1:${apiPort}`,
  HOST: host,
  SITE_URL: siteUrl,
})

let isStopping = false
for (const child of [server, pages]) child.on('exit', (code) => stop(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))

function stop(code: number) {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of [server, pages]) child.kill('SIGTERM')
}

function run(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
}
