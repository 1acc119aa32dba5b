import type { Span } from './words.ts'

/** The first time in a text, in minutes after midnight, or null; `spans` are the positions of all times. */
export type SpokenClock = { minutes: number | null; spans: Span[] }

const hours = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const minutesSaid: Record<string, number> = { half: 30, quarter: 15, five: 5, ten: 10, twenty: 20 }
const hourWord = `(?<hour>${hours.join('|')}|\\d{1,2})`
const said = new RegExp(
  [
    // 5am, 5.30pm, 11:15 p.m.
    String.raw`(?<![\d.,])(?<h12>\d{1,2})(?:[:.h](?<m12>[0-5]\d))? ?(?<half>[ap])\.? ?m\b\.?`,
    // 17:30, 17h30, 5 h 30
    String.raw`(?<![\d.,:])(?<h24>[01]?\d|2[0-3])(?::| ?h ?)(?<m24>[0-5]\d)(?!\d)`,
    // at 14h, um 9 Uhr, 5 oclock
    String.raw`(?<=\b(?:at|by|a|um|alle|after|before|until|till|vers|las|as) )(?<hUnit>[01]?\d|2[0-3]) ?(?:h|hs|hrs)(?![a-z]|\d| ?\d)`,
    String.raw`(?<![\d.,a-z])(?<hClock>[01]?\d|2[0-3]|${hours.join('|')}) ?(?:oclock|o clock|uhr|heures?(?= |$)(?=.{0,20}(?:matin|soir)))(?![a-z])`,
    // at 0530
    String.raw`(?<=\b(?:at|by|around|before|after|from) )(?<hZero>0\d)(?<mZero>[0-5]\d)(?!\d)`,
    // half past five
    String.raw`\b(?<part>half|quarter|five|ten|twenty) (?<side>past|to) ${hourWord}\b(?! ?(?:hundred|thousand|million|grand|k\b|eur|dollar|pound|[€$£¥₹₩]|bags?|items?))`,
    String.raw`\b(?<name>noon|midday|midnight)\b`,
  ].join('|'),
  'g',
)
const isLate = /^\W{0,3}(?:in the |this )?(?:afternoon|evening)|^\W{0,3}(?:at night|tonight)/

/**
 * Returns the times of day in a lower-case text: "17:30", "5.30pm", "17h30", "half past five", "noon". Without am or pm
 * it is in the morning.
 */
export function readClock(plain: string): SpokenClock {
  const found = [...plain.matchAll(said)]
    .map((one) => ({
      minutes: minutesOf(one.groups ?? {}, plain.slice(one.index + one[0].length)),
      start: one.index,
      end: one.index + one[0].length,
    }))
    .filter(({ minutes }) => minutes !== null)
  return {
    minutes: found[0]?.minutes ?? null,
    spans: found.map(({ start, end }) => ({ start, end })),
  }
}

function minutesOf(groups: Record<string, string | undefined>, after: string): number | null {
  const { h12, m12, half, h24, m24, hUnit, hClock, hZero, mZero, part, side, hour, name } = groups
  if (name) return name === 'midnight' ? 0 : 12 * 60
  if (h12 !== undefined)
    return Number(h12) > 12 || Number(h12) === 0
      ? null
      : ((Number(h12) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(m12 ?? 0)
  if (part !== undefined) {
    const named = hours.indexOf(hour ?? '')
    const full = named < 0 ? Number(hour) : named
    const away = minutesSaid[part] ?? 0
    return full > 23 ? null : late((full * 60 + (side === 'to' ? -away : away) + 1440) % 1440, after)
  }
  const word = hours.indexOf(hClock ?? '')
  const whole = h24 ?? hUnit ?? (word < 0 ? hClock : word || 12) ?? hZero
  return late(Number(whole) * 60 + Number(m24 ?? mZero ?? 0), after)
}

const late = (minutes: number, after: string) =>
  minutes < 12 * 60 && isLate.test(after.slice(0, 30)) ? minutes + 12 * 60 : minutes
