// Writes the screens that print figures for RULES_EDITION, with the program that React Router's build has left, into the
// file that is named: `node packages/web/write-screens.ts <server build> <file>`. Ordered by tools/site/router-build.ts.
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { figurePaths } from './app/routes/public-paths.ts'

const [program = '', file = ''] = process.argv.slice(2)
const build = (await import(pathToFileURL(program).href)) as ServerBuild
const answer = createRequestHandler(build, 'production')

async function read(path: string): Promise<string> {
  const response = await answer(new Request(`http://localhost${path}`))
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

const written = []
for (const path of figurePaths)
  written.push({
    path,
    html: await read(path === '/' ? path : `${path}/`),
    data: await read(path === '/' ? '/_.data' : `${path}.data`).catch(() => null),
  })
await writeFile(file, JSON.stringify(written))
