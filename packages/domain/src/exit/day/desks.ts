import type { RuleSource } from '../../vat/rule-source.ts'
import type { DeskEntry } from './desk-entry.ts'

const customs = (id: string, terminal: string, more: Partial<DeskEntry> = {}): DeskEntry => ({
  id,
  terminal,
  side: 'landside',
  bags: 'any',
  does: 'customs',
  ...more,
})
const cash = (id: string, terminal: string, more: Partial<DeskEntry> = {}): DeskEntry =>
  customs(id, terminal, { does: 'cash', ...more })

/**
 * A traveler reported the desks and kiosks of Terminals 1, 2A, 2B, 2E and 2F closed at four in the morning and open at
 * half past five. No source covers the other terminals, and no page of the airport gives hours.
 */
export const closedEarlySource = {
  name: 'A traveler at Charles de Gaulle',
  url: 'https://note.com./gautamashaka/n/n66c08d406da3',
  kind: 'secondary',
} as const satisfies RuleSource
const closedEarly = { closedBefore: '05:30' } as const

/**
 * Customs desks, kiosks and cash counters where forms are validated, by the airport's IATA code or the slug of a
 * station, town or port; a terminal's first choice first. Each is a record of the locations, which has its position,
 * hours and source.
 */
export const desks: Readonly<Record<string, readonly DeskEntry[]>> = {
  CDG: [
    customs('fr-cdg-t1-detaxe', '1', closedEarly),
    customs('fr-cdg-t2e-detaxe', '2E', closedEarly),
    customs('fr-cdg-t2f-detaxe', '2F', closedEarly),
    customs('fr-cdg-t2bd-detaxe', '2B', { ...closedEarly, also: ['2D'] }),
    customs('fr-cdg-t2a-detaxe', '2A', closedEarly),
    customs('fr-cdg-t2c-detaxe', '2C', closedEarly),
    customs('fr-cdg-t3-detaxe', '3', { ...closedEarly, side: null }),
    cash('fr-cdg-cash-paris-t1', '1'),
    cash('fr-cdg-cash-paris-t2e', '2E'),
  ],
  ORY: [
    customs('fr-orly-12-detaxe', '1', { also: ['2', '1-2'] }),
    customs('fr-orly-3-detaxe', '3'),
    customs('fr-orly-4-detaxe', '4'),
    cash('fr-orly-cash-paris-4', '4'),
  ],
  NCE: [customs('fr-nce-t1-detaxe', '1'), customs('fr-nce-t2-detaxe', '2')],
  LYS: [customs('fr-lys-t1-detaxe', '1')],
  MRS: [customs('fr-mrs-t1-detaxe', '1')],
  BOD: [customs('fr-bordeaux-airport-customs', '', { side: null })],
  SXB: [customs('fr-strasbourg-airport-detaxe', '', { side: null })],
  TLS: [customs('fr-toulouse-airport-customs', '', { side: null })],
  MAD: [
    customs('es-mad-t4-diva', '4', { also: ['4S'] }),
    customs('es-mad-t1-diva', '1', { also: ['3'] }),
    customs('es-mad-t2-diva', '2', { onlyOf: 'spain' }),
    cash('es-mad-global-exchange-t4', '4', { side: null, also: ['4S'] }),
  ],
  BCN: [
    customs('es-bcn-t1-diva', '1'),
    customs('es-bcn-t2b-diva', '2B', { also: ['2', '2A', '2C'] }),
    cash('es-bcn-global-exchange-t1', '1', { side: null }),
  ],
  AGP: [customs('es-agp-t3-diva', '3')],
  SVQ: [customs('es-seville-airport-diva', '', { side: null })],
  VLC: [customs('es-valencia-airport-diva', '', { side: null })],
  IBZ: [customs('es-ibiza-airport-diva', '', { side: null })],
  PMI: [customs('es-palma-airport-diva', '', { side: null })],
  BIO: [customs('es-bilbao-airport-diva', '', { side: null })],
  GRX: [customs('es-granada-airport-diva', '', { side: null })],
  MXP: [
    customs('it-mxp-t1-operators', '1', { onlyOf: 'italy' }),
    customs('it-mxp-t1-customs', '1', { side: null }),
  ],
  LIN: [customs('it-milan-linate-customs', '', { side: null })],
  FCO: [
    customs('it-fco-area-e-operators', '', { side: 'airside', bags: 'cabin' }),
    customs('it-fco-t3-operators', '3', { bags: 'hold' }),
    customs('it-fco-t1-operators', '1', { bags: 'hold' }),
  ],
  CIA: [customs('it-rome-ciampino-customs', '', { side: null })],
  FLR: [customs('it-florence-airport-global-blue', '', { side: null })],
  VCE: [customs('it-vce-tax-refund', '')],
  NAP: [customs('it-naples-airport-tax', '', { side: null })],
  BLQ: [customs('it-bologna-airport-tax', '', { side: null })],
  TRN: [customs('it-turin-airport-tax', '', { side: null })],
  VRN: [customs('it-verona-airport-tax', '', { side: null })],
  GOA: [customs('it-genoa-airport-tax', '', { side: null })],
  PSA: [customs('it-pisa-airport-tax', '', { side: null })],
  PMO: [customs('it-palermo-airport-tax', '', { side: null })],
  MUC: [
    customs('de-muc-t1-customs', '1'),
    customs('de-muc-t2-customs-hold', '2', { bags: 'hold' }),
    customs('de-muc-t2-customs-cabin', '2', { side: 'airside', bags: 'cabin' }),
    cash('de-muc-global-blue', '1', { side: null, also: ['2'] }),
  ],
  BER: [customs('de-ber-t1-customs', '1'), cash('de-ber-global-blue', '1', { side: null })],
  FRA: [
    customs('de-fra-t1-hall-c-customs', '1'),
    cash('de-fra-global-blue-t1', '1'),
    cash('de-fra-planet-t1', '1'),
    cash('de-fra-reisebank', '1', { side: null }),
  ],
  HAM: [customs('de-hamburg-airport-customs', '', { side: null })],
  DUS: [
    customs('de-dusseldorf-airport-customs', '', { bags: 'hold' }),
    cash('de-dusseldorf-airport-changegroup', '', { side: null }),
  ],
  CGN: [customs('de-cologne-airport-customs', '', { side: null })],
  STR: [customs('de-stuttgart-airport-customs', '', { side: null })],
  NUE: [customs('de-nuremberg-airport-customs', '', { side: null })],
  FKB: [customs('de-baden-baden-fkb-customs', '', { side: null })],
  DRS: [customs('de-dresden-airport-customs', '', { side: null })],
  'gare-du-nord': [customs('fr-gdn-eurostar-detaxe', '')],
  lille: [customs('fr-lille-europe-eurostar-customs', '')],
  marseille: [customs('fr-marseille-port-detaxe', '')],
  como: [customs('it-como-brogeda-customs', ''), customs('it-como-chiasso-customs', '')],
}

/** Terminals without a known customs desk, and what to do there. */
export const terminalsWithoutDesk: Readonly<Record<string, { terminal: string; says: string }[]>> = {
  FRA: [
    {
      terminal: '3',
      says: 'No customs place in Terminal 3 is known to us: ask the airline, or go to Terminal 1, Hall C, with the Sky Line.',
    },
  ],
}
