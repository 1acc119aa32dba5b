// The message catalogue (packages/web/messages) as typed functions in packages/web/app/paraglide.
// `node tools/site/compile-messages.ts`
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { webDirectory } from './site-paths.ts'

/** Writes the functions again; throws with the compiler's words when a message can't be read. */
export async function compileMessages(): Promise<void> {
  await compile({
    project: join(webDirectory, 'project.inlang'),
    outdir: join(webDirectory, 'app', 'paraglide'),
    strategy: ['baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    // A build beside a type check would else find its files gone for a moment.
    cleanOutdir: false,
  })
}

if (import.meta.main) await compileMessages()
