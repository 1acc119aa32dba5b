import type { CustomsThere, DeskThere } from '../tools/customs-at.ts'
import type { FoundLocations } from '../tools/find-locations.ts'

const desksShown = 6

/** What to say about customs. `terminal` selects desks, if it matches any; `isAboutBags` adds where bags are shown. */
export type CustomsWish = {
  terminal: string | null
  isTimed: boolean
  isPhoneRequested: boolean
  isAboutBags: boolean
  isLeavingElsewhere: boolean
}

/** Returns the desks of a place as a list, with what is known about bags, kiosks and times. */
export function describeCustoms(there: CustomsThere, wish: CustomsWish): string {
  const { place, validation, desks, bufferHours, kind } = there
  const inTerminal = desks.filter(({ name, where }) => isInTerminal(`${name}, ${where}`, wish.terminal))
  const matching = inTerminal.length > 0 ? inTerminal : desks
  // For a question about hours, desks with known hours come first.
  const chosen = wish.isTimed
    ? matching.toSorted((a, b) => Number(b.hours !== null) - Number(a.hours !== null))
    : matching
  const isUnknownTerminal = wish.terminal !== null && /\d/.test(wish.terminal) && inTerminal.length === 0
  const parts = [
    isUnknownTerminal && kind === 'airport' && desks.length > 0
      ? `I know no desk in Terminal ${wish.terminal?.toUpperCase()} of ${place}: ask its staff or customs the day before. What I know there:`
      : '',
    chosen.length > 0
      ? `Desks at ${place} (validation: ${validation}):\n${chosen
          .slice(0, desksShown)
          .map((desk) => line(desk, wish, kind))
          .join('\n')}`
      : `I know no desk at ${place} itself (validation in ${there.countryName}: ${validation}). Ask its staff or customs the day before.`,
    wish.isAboutBags && (there.checkedBaggage || there.handBaggage) ? bags(there) : '',
    wish.isLeavingElsewhere ? there.leavingElsewhere : '',
    wish.isTimed && chosen.every(({ hours }) => hours === null)
      ? 'I know no opening hours there: ask the airport the day before.'
      : '',
    kind === 'city'
      ? ''
      : `Be there ${bufferHours} ${bufferHours === 1 ? 'hour' : 'hours'} before you leave.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** Returns the refund offices and shops of a city, or what is near one of them. */
export function describeLocations(
  { place, locations, nearTo, total }: FoundLocations,
  isPhoneRequested = false,
): string {
  if (locations.length === 0) return `I know no such place in ${place}.`
  const heading = nearTo ? `Near ${nearTo}` : `Refund locations in ${place}`
  const lines = locations.map(
    ({ name, address, hours, distance, phone }) =>
      `- ${name}, ${address}${distance ? `, ${distance} away` : ''}${hours ? `. ${hours}` : ''}${isPhoneRequested ? phoneText(phone) : ''}`,
  )
  const more = total > locations.length ? '\nThe map shows all of them.' : ''
  return `${heading}:\n${lines.join('\n')}${more}`
}

function bags({ checkedBaggage, handBaggage }: CustomsThere): string {
  return [
    checkedBaggage ? `Goods in a suitcase: ${checkedBaggage}` : '',
    handBaggage ? `Goods in hand luggage: ${handBaggage}` : '',
  ]
    .filter(Boolean)
    .join('\n')
}

/** "Terminal 1 – refund office" names a hall, not a company. */
const isPlace = (whose: string) => /\b(?:Terminal|T\d|Hall|CDG|Orly|Airport)\b/.test(whose)

const phoneText = (phone: string | null) => `. ${phone ? `Phone ${phone}` : 'No phone known'}`

function line(
  { kind, name, where, warning, hours, isOpen, phone }: DeskThere,
  { isTimed, isPhoneRequested }: CustomsWish,
  placeKind: CustomsThere['kind'],
): string {
  const known = hours === null ? '' : `. ${hours}${isTimed ? openThen(isOpen, phone) : ''}`
  const called = isPhoneRequested && !known.includes(': call') ? phoneText(phone) : ''
  // "Cash Paris Tax Refund – CDG Terminal 2E": the operator of the counter.
  const whose = / – /.test(name) && !/^(?:customs|validation)/.test(kind) ? ` of ${name.split(' – ')[0]}` : ''
  // In a city, the airport or border post of the desk.
  const there = placeKind === 'city' && kind.startsWith('customs') ? `${name}, ` : ''
  return `- ${kind}${isPlace(whose) ? '' : whose}: ${there}${where}${warning ? `. ${warning}` : ''}${known}${called}`
}

/** Only hours that are dated and not in doubt say "open" or "closed". */
function openThen(isOpen: boolean | null, phone: string | null): string {
  if (isOpen === null) return `, which is not confirmed${phone ? `: call ${phone}` : ': ask the day before'}`
  return isOpen ? ', open at that time by its listed hours' : ', closed at that time by its listed hours'
}

/** Orly's terminals have the airport's name: "Orly 3", and "Orly 1-2" for two of them. */
const isInTerminal = (text: string, terminal: string | null) =>
  terminal !== null && new RegExp(String.raw`\b(?:terminal |t|orly (?:\d-)?)${terminal}\b`, 'i').test(text)
