import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '@retour/server/src/testing/children-of.ts'
import { freePort } from '@retour/server/src/testing/free-port.ts'

export type Nginx = { url: string; pids: () => number[]; stop: () => Promise<void> }

/**
 * One worker, because our server is one process; the same files, the same compressed variants, a log line for each
 * request.
 */
const configuration = (folder: string, files: string, port: number) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${folder}/log;
  sendfile on; tcp_nopush on; keepalive_requests 10000000; gzip_static on; gzip_vary on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${files};
    location / { add_header Cache-Control no-cache; try_files $uri $uri/index.html =404; }
    location /assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
  }
}
`

/** Starts nginx for a folder. Returns null if it is not installed. */
export async function startNginx(files: string): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).status !== 0) return null
  const folder = mkdtempSync(join(tmpdir(), 'retour-bench-nginx-'))
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(folder, files, port))
  const master = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' })
  const ended = once(master, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (master.exitCode !== null) throw new Error('nginx did not start')
    await pause(50)
  }
  return {
    url,
    pids: () => childrenOf(master.pid ?? 0),
    stop: async () => {
      master.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
