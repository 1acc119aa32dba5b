import { sourceName } from '@retour/domain/content/standing-text'
import type { RefundLocationRecord } from '@retour/domain/places/refund-locations'
import { sourceAddress, type Standing, standingOnPage, weakestStanding } from '@retour/domain/places/standing'
import { type PlaceHours, placeHours } from './place-hours.ts'
import { capitalize } from '@retour/domain/content/capitalize'

/** A desk of a terminal: what or who it is, where it stands, and its hours where they are known. */
export type Desk = { name: string; where: string; hours: PlaceHours | null }

/** What one terminal of an airport, or one part of a station, offers on the way out. */
export type DeskRow = {
  /** "2A", "4S", "Boarding Area E"; null where the records name none. */
  terminal: string | null
  /** Where customs, a kiosk or an operator confirms the export. */
  validation: Desk[]
  /** Who pays out; `where` is empty when the same desk stands under `validation`. */
  counters: Desk[]
  /** What speaks against counting on a desk of the row, before any other note. */
  warnings: string[]
  notes: string[]
  /** That of the weakest of its desks. */
  standing: Standing
  sources: { name: string; address: string }[]
}

/** "Terminal 2B/2D", "Terminals 1 and 2", "Orly 1-2", "Boarding Area E", "Eurostar terminal". */
const terminalNames =
  /\bTerminals? (?<numbers>\d[A-Z]?(?:(?:\/|-| and )\d[A-Z]?)*)|\bOrly (?<sector>\d(?:-\d)*)|\b(?<area>Boarding Area [A-Z])|\b(?<hall>[A-Z]\w+ terminal)\b/

/**
 * The refund desks of an airport or station by terminal, in the order of the records, with what their sources are
 * worth however old the page is.
 */
export function deskRows(records: readonly RefundLocationRecord[]): DeskRow[] {
  const rows = new Map<string | null, DeskRow>()
  for (const record of records) {
    if (record.type !== 'refund-office') continue
    for (const terminal of terminalsOf(record)) {
      const standing = standingOnPage(record)
      const row = rows.get(terminal) ?? emptyRow(terminal, standing)
      row.standing = weakestStanding([row.standing, standing]) ?? standing
      addDesk(row, record)
      rows.set(terminal, row)
    }
  }
  return [...rows.values()]
}

const emptyRow = (terminal: string | null, standing: Standing): DeskRow => ({
  terminal,
  validation: [],
  counters: [],
  warnings: [],
  notes: [],
  standing,
  sources: [],
})

function addDesk(row: DeskRow, record: RefundLocationRecord) {
  const { name, address, validation, operators, notes, warning } = record
  const where = placeInTerminal(address)
  const hours = placeHours(record)
  if (validation) row.validation.push({ name: deskName(name), where, hours })
  if (operators && validation) row.counters.push({ name: operators.join(', '), where: '', hours: null })
  else if (!validation) row.counters.push({ name: operators?.join(', ') ?? deskName(name), where, hours })
  if (notes && !row.notes.includes(notes)) row.notes.push(notes)
  if (warning && !row.warnings.includes(warning)) row.warnings.push(warning)
  for (const source of [sourceAddress(record), record.warning_source, ...changedAddresses(record)])
    if (source && !row.sources.some((known) => known.address === source))
      row.sources.push({ name: sourceName(source), address: source })
}

/** Pages where the desk has read what it changed. */
const changedAddresses = ({ changed_sources: sources = [] }: RefundLocationRecord) =>
  sources.flatMap((source) => sourceAddress({ source }) ?? [])

/** One desk for "2B/2D" is one row; one operator in "Terminals 1 and 2" stands in both. */
function terminalsOf({ name, address }: RefundLocationRecord): (string | null)[] {
  const found = terminalNames.exec(name)?.groups ?? terminalNames.exec(address)?.groups
  const { numbers, sector, area, hall } = found ?? {}
  if (numbers) return numbers.split(' and ').map((number) => number.replaceAll('/', ', '))
  return [sector ?? area ?? hall ?? null]
}

/** The address without what the row or the page says already: its terminal and the postal town. */
function placeInTerminal(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  const own = parts.filter((part) => !/^\d{5}\b/.test(part) && terminalNames.exec(part)?.[0] !== part)
  return capitalize(own.join(', '))
}

/** What a desk is, out of its name: "CDG Terminal 1 – customs détaxe desk" is a "Customs détaxe desk". */
function deskName(name: string): string {
  const own = name.split(' – ').at(-1) ?? name
  const bare = own.replace(terminalNames, '').replace(/\s*\([^)]*\)$/, '')
  return capitalize(bare.trim() || own)
}
