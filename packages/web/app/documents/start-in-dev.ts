import { startIslands } from './hydrate-islands.tsx'

// Without the build nothing waits, so a page in development needs no script that starts it later.
void startIslands()
