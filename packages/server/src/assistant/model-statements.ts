import type { Citation } from '@retour/domain/assistant/citation'
import type { ToolCall } from '@retour/domain/assistant/tools/toolbox'

export type StatementKind =
  | Exclude<ToolCall['tool'], 'place' | 'way-out'>
  | 'desks'
  | 'locations'
  | 'passage'
  | 'own'
  | 'question'

/**
 * Whole sentences of a tool, true wherever they are put: they name their country, amount, day and place. `about` is what
 * the tool was asked, as in ToolCall; '' where nothing compares it.
 */
export type Statement = {
  id: string
  kind: StatementKind
  about: string
  text: string
  /** A no about people, goods or countries: an amount is never told without it. */
  isRefusal: boolean
  citations: readonly Citation[]
}

/** What the tools of one turn said, each under a short name: s1, s2, … */
export type Statements = {
  readonly said: readonly Statement[]
  add(statement: Omit<Statement, 'id' | 'isRefusal'> & { isRefusal?: boolean }): Statement
}

/** The same sentences keep their name, whoever calls for them again. */
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
