import { startPage } from './start.ts'

// The start script of a document that is only read, as a file. Its head waits for it (begin.ts).
dispatchEvent(new CustomEvent('retour:start', { detail: startPage }))
