// The bootstrap of a test's clone runs this as tools/site/build.ts. It fills the folder in three steps, each when the
// test says so, and writes the site's address that it received.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { endWithParent } from '../site/end-with-parent.ts'

endWithParent()
const { SITE_BUILD = '', GATE = '' } = process.env
const text = readFileSync(join(SITE_BUILD, '../../app/page.tsx'), 'utf8')
const line = connect(Number(GATE), '127.0.0.1')
mkdirSync(join(SITE_BUILD, 'client'))
for (const step of ['begun', 'half', 'whole']) {
  line.write(`${step} ${text}\n`)
  const [answer] = (await once(line, 'data')) as [Buffer]
  if (String(answer) === 'fail') throw new Error('the stand-in fails')
  writeFileSync(join(SITE_BUILD, 'client', `${step}.html`), text)
}
line.end()
