// Compiles the message catalogue (packages/web/messages) to typed functions in packages/web/app/paraglide:
// `node tools/site/compile-messages.ts`
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { webDirectory } from './site-paths.ts'

/** Writes the functions. Throws the compiler's error if a message is invalid. */
export async function compileMessages(): Promise<void> {
  await compile({
    project: join(webDirectory, 'project.inlang'),
    outdir: join(webDirectory, 'app', 'paraglide'),
    strategy: ['baseLocale'],
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    // Otherwise a type check that runs beside a build would miss the files for a moment.
    cleanOutdir: false,
  })
}

if (import.meta.main) await compileMessages()
