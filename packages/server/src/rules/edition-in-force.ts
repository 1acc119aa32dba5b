import { editionDay } from '@retour/domain/vat/edition-on-day'
import type { EditionRules } from '@retour/domain/vat/edition-record'
import {
  type DeskEdition,
  isDeskEditionId,
  registerEdition,
  registeredEdition,
} from '@retour/domain/vat/known-editions'
import type { RulesEditionId, ShippedEditionId } from '@retour/domain/vat/rules'
import { sql } from 'kysely'
import type { Database } from '#server/database/database'
import { readyWithinMs, withinTime } from '#server/database/within-time'

/** The edition that is in force. */
export type EditionInForce = {
  /**
   * Returns the edition in force and registers it in this process: the desk's from its date on (Paris time), else the
   * shipped one. If the database does not respond in time, it returns the last known one.
   */
  read(): Promise<RulesEditionId>
}

type Dependencies = { database: Pick<Database, 'own'>; now: () => Date; shipped: ShippedEditionId }
type EditionRow = { number: number; name: string; rules: EditionRules }

/** Reads the edition at each use, with one indexed query, so that all processes follow at once. */
export function createEditionInForce({ database, now, shipped }: Dependencies): EditionInForce {
  let last: RulesEditionId = shipped
  const readNow = async () => {
    const { rows } = await sql<EditionRow>`
      select number, name, rules from app.rule_editions where effective_on <= ${editionDay(now().getTime())}::date
      order by effective_on desc, number desc limit 1`.execute(database.own)
    last = rows[0] ? learn(rows[0]) : shipped
    return true
  }
  return {
    read: async () => {
      await withinTime(readNow(), readyWithinMs)
      return last
    },
  }
}

/** Registers an edition of the desk in this process if something was computed with it. */
export async function registerById({ own }: Pick<Database, 'own'>, id: unknown): Promise<void> {
  if (!isDeskEditionId(id) || registeredEdition(id)) return
  const { rows } = await sql<EditionRow>`
    select number, name, rules from app.rule_editions where number = ${Number(id.slice('desk-'.length))}::int`.execute(
    own,
  )
  for (const row of rows) learn(row)
}

function learn({ number, name, rules }: EditionRow): DeskEdition['id'] {
  const id: DeskEdition['id'] = `desk-${number}`
  registerEdition({ id, name, rules })
  return id
}
