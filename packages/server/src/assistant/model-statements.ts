import type { Citation } from '@retour/domain/assistant/citation'
import type { ToolCall } from '@retour/domain/assistant/tools/toolbox'

/** What a statement is about. It decides which leads may precede it. */
export type StatementKind =
  | Exclude<ToolCall['tool'], 'place' | 'way-out'>
  | 'desks'
  | 'locations'
  | 'passage'
  | 'own'
  | 'question'

/**
 * A complete sentence of a tool that is true in any context: it names its country, amount, day and place. `about` is
 * that of the ToolCall; '' if it is not compared.
 */
export type Statement = {
  id: string
  kind: StatementKind
  about: string
  text: string
  /** A "no" about people, goods or countries. An amount is never given without it. */
  isRefusal: boolean
  citations: readonly Citation[]
}

/** The statements of one turn's tools, with short ids: s1, s2, … */
export type Statements = {
  readonly said: readonly Statement[]
  add(statement: Omit<Statement, 'id' | 'isRefusal'> & { isRefusal?: boolean }): Statement
}

/** Creates an empty collection. Identical sentences get the same id. */
export function createStatements(): Statements {
  const said: Statement[] = []
  return {
    said,
    add: (statement) => {
      const before = said.find(({ text }) => text === statement.text)
      if (before) return before
      const added = { isRefusal: false, ...statement, id: `s${said.length + 1}` }
      said.push(added)
      return added
    },
  }
}
