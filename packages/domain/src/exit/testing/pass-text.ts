/** A leg for `passText`: `more` is what an airline adds behind it. */
export type PassLegText = {
  from: string
  to: string
  carrier: string
  number: string
  day: string
  more?: string
}

/** The text of a bar-coded boarding pass with these legs, for a person of no importance. */
export function passText(legs: readonly PassLegText[]): string {
  return `M${legs.length}${'TANAKA/MEI'.padEnd(20)}E${legs.map(legText).join('')}`
}

function legText({ from, to, carrier, number, day, more = '' }: PassLegText): string {
  const flight = /\d$/.test(number) ? number.padStart(4, '0').padEnd(5) : number.padEnd(5)
  const size = more.length.toString(16).toUpperCase().padStart(2, '0')
  return `${'ABC123'.padEnd(7)}${from}${to}${carrier.padEnd(3)}${flight}${day}Y012A0025 1${size}${more}`
}
