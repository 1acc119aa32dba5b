const lineOctets = 75

/** Escapes a text for a calendar file (RFC 5545), so that it cannot end its line or property. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- RFC 5545 allows no control character in a text
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Formats a day (YYYY-MM-DD) for a calendar file: "20261124". */
export const compactDay = (day: string): string => day.replaceAll('-', '')

/** Joins lines to a file: each ends with CRLF and has at most 75 octets; no character is split. */
export const joinLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('')

/** Folds a line after at most 75 octets; continuation lines start with a blank. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > lineOctets) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const octetsOf = (point: number) => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x1_0000 ? 3 : 4)
