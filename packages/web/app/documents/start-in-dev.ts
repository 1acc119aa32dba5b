import { startIslands } from './hydrate-islands.tsx'

// The development server has no start script, so the islands start at once.
void startIslands()
