import { sourceName } from '@retour/domain/content/standing-text'
import type { RefundLocationRecord } from '@retour/domain/places/refund-locations'
import { sourceAddress, type Standing, standingOnPage, weakestStanding } from '@retour/domain/places/standing'
import { type PlaceHours, placeHours } from './place-hours.ts'
import { capitalize } from '@retour/domain/content/capitalize'

/** A desk: its kind or operator, its location, and its hours if known. */
export type Desk = { name: string; where: string; hours: PlaceHours | null }

/** The desks of one terminal of an airport, or of one part of a station. */
export type DeskRow = {
  /** "2A", "4S", "Boarding Area E"; null if the records name none. */
  terminal: string | null
  /** The desks where customs, a kiosk or an operator validates the form. */
  validation: Desk[]
  /** The desks that pay out; `where` is empty for a desk that is also under `validation`. */
  counters: Desk[]
  /** Reasons not to rely on a desk of the row; shown before the notes. */
  warnings: string[]
  notes: string[]
  /** The reliability of its least reliable desk. */
  standing: Standing
  sources: { name: string; address: string }[]
}

/** "Terminal 2B/2D", "Terminals 1 and 2", "Orly 1-2", "Boarding Area E", "Eurostar terminal". */
const terminalNames =
  /\bTerminals? (?<numbers>\d[A-Z]?(?:(?:\/|-| and )\d[A-Z]?)*)|\bOrly (?<sector>\d(?:-\d)*)|\b(?<area>Boarding Area [A-Z])|\b(?<hall>[A-Z]\w+ terminal)\b/

/**
 * Returns the refund desks of an airport or station by terminal, in the order of the records. The reliability is worded
 * so that it stays true however old the page is.
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

/** The sources of values that staff changed. */
const changedAddresses = ({ changed_sources: sources = [] }: RefundLocationRecord) =>
  sources.flatMap((source) => sourceAddress({ source }) ?? [])

/** Returns the terminals of a desk. A desk for "2B/2D" is in one row; an operator in "Terminals 1 and 2" is in both. */
function terminalsOf({ name, address }: RefundLocationRecord): (string | null)[] {
  const found = terminalNames.exec(name)?.groups ?? terminalNames.exec(address)?.groups
  const { numbers, sector, area, hall } = found ?? {}
  if (numbers) return numbers.split(' and ').map((number) => number.replaceAll('/', ', '))
  return [sector ?? area ?? hall ?? null]
}

/** Returns the address without the terminal and the postal town, which the page shows already. */
function placeInTerminal(address: string): string {
  const parts = address.split(',').map((part) => part.trim())
  const own = parts.filter((part) => !/^\d{5}\b/.test(part) && terminalNames.exec(part)?.[0] !== part)
  return capitalize(own.join(', '))
}

/** Derives the kind of desk from its name: "CDG Terminal 1 – customs détaxe desk" becomes "Customs détaxe desk". */
function deskName(name: string): string {
  const own = name.split(' – ').at(-1) ?? name
  const bare = own.replace(terminalNames, '').replace(/\s*\([^)]*\)$/, '')
  return capitalize(bare.trim() || own)
}
