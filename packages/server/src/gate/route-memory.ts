import type { Router } from 'hono/router'
import { TrieRouter } from 'hono/router/trie-router'

const maxPaths = 1000
const maxPathLength = 200

/**
 * Creates Hono's router for routes like ours, where a fixed name and a parameter may stand in the same place. It looks each
 * path up once: walking the tree costs several microseconds, and most requests are for the same few hundred paths. When
 * it remembers too many it begins anew.
 */
export function createRouter<T>(): Router<T> {
  const tree = new TrieRouter<T>()
  const known = new Map<string, ReturnType<typeof tree.match>>()
  return {
    name: 'remembering TrieRouter',
    add: (...route) => {
      known.clear()
      tree.add(...route)
    },
    match: (method, path) => {
      const key = `${method} ${path}`
      const remembered = known.get(key)
      if (remembered) return remembered
      const found = tree.match(method, path)
      if (path.length > maxPathLength) return found
      if (known.size >= maxPaths) known.clear()
      known.set(key, found)
      return found
    },
  }
}
