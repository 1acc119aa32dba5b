import type { StarRecord } from './drawing.ts'
import { givenNames } from './given-names.ts'

/** The maximum length of a label, without its spaces. */
export const maxNameLength = 22

const rewordings: [RegExp, string][] = [
  [/\s*\([^)]*\)/g, ''],
  [/ – .*/, ''],
  [/ and .*/, ''],
  [/ (tax refund|tax-free|grouped détaxe|détaxe|guest) \w+$/, ''],
  [/^(.*Airport|Madrid-Barajas) T(\w+)$/, 'Airport T$2'],
  [/^(Galeries Lafayette|Printemps|Rinascente|GALERIA|Breuninger) .*/, '$1'],
  [/^El (Corte Inglés .*)/, '$1'],
  [/^Westfield (La )?|^McArthurGlen | Rive Gauche$/, ''],
  [/( The Style| Designer) Outlets?$/, ' outlet'],
  [/ (shopping (center|area|gallery)|Shopping District|pedestrian zone|boutiques|arcades|goldsmiths)$/, ''],
  [/^.* (?=Hauptbahnhof$)/, ''],
]

/** Returns the label of a record's star: "CDG airport", "Terminal 2E", "Galeries Lafayette". */
export function starName({ id, name, type }: Pick<StarRecord, 'id' | 'name' | 'type'>): string {
  const given = givenNames[id]
  if (given) return given
  const code = /\(([A-Z]{3})\)/.exec(name)?.[1]
  if (type === 'transportation' && code) return `${code} airport`
  if (type === 'refund-office') {
    const cityAirport = /^(?:.* Airport|BER) Terminal (\w+)/.exec(name)?.[1]
    if (cityAirport) return `Airport T${cityAirport}`
    const terminal = /\b(Terminal \d[\w/]*|Orly \d(-\d)?)/.exec(name)?.[1]
    if (terminal) return terminal
  }
  return rewordings.reduce((text, [pattern, words]) => text.replace(pattern, words), name)
}
