import { LRUCache } from 'lru-cache'
import { serialize } from 'pg-protocol'

/** The maximum prepared statements of a connection; the least recently used is closed first. */
const preparedLimit = 100

/** What is known of the statements that are prepared on one connection, by a key; `T` is what is noted of one. */
export class PreparedStatements<T extends { name: string }> {
  readonly #prefix: string
  readonly #entries = new LRUCache<string, T>({ max: preparedLimit, dispose: ({ name }) => this.drop(name) })
  readonly #unneeded: string[] = []
  #count = 0

  /** `prefix` keeps the names of two lists on one connection apart. */
  constructor(prefix: string) {
    this.#prefix = prefix
  }

  newName(): string {
    return `${this.#prefix}_${++this.#count}`
  }

  find(key: string): T | undefined {
    return this.#entries.get(key)
  }

  /** Notes a statement that the database has prepared. Of two with one key the first stays. */
  keep(key: string, entry: T): void {
    if (this.#entries.has(key)) this.drop(entry.name)
    else this.#entries.set(key, entry)
  }

  /** Closes a statement with the next message; closing one that does not exist is no error. */
  drop(name: string): void {
    this.#unneeded.push(name)
  }

  forget(key: string): void {
    this.#entries.delete(key)
  }

  forgetAll(): void {
    this.#entries.clear()
  }

  /** Returns the messages that close what is no longer needed. */
  closeMessages(): Buffer[] {
    return this.#unneeded.splice(0).map((name) => serialize.close({ type: 'S', name }))
  }
}
