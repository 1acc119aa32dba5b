import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buttonClass } from './button-class.ts'

type Colors = Record<string, string>

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const tokens = read('tokens.css')

/** The colors that a selector sets; several rules of one selector are merged. */
const colorsOf = (css: string, selector: string): Colors => {
  const bodies = css
    .split(`${selector} {`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('}')))
  const found = bodies.join('').matchAll(/--color-(?<name>[\w-]+): (?<value>[^;]+);/g)
  return Object.fromEntries([...found].map(({ groups }) => [groups?.name ?? '', groups?.value ?? '']))
}

const light = colorsOf(tokens, '@theme static')
const dark = { ...light, ...colorsOf(tokens, ":root:not([data-theme='light'])") }
const night = colorsOf(read('app.css'), '@utility night')
const grounds = ['ground', 'paper']

/** Every color scheme, with the backgrounds on which a transparent button may appear. */
const styles: [string, Colors, string[]][] = [
  ['light', light, grounds],
  ['dark', dark, grounds],
  ['light, on an island', { ...light, ...colorsOf(tokens, "[data-theme='light']") }, grounds],
  ['dark, on an island', { ...dark, ...colorsOf(tokens, "[data-theme='dark']") }, grounds],
  ['a night part of a light page', { ...light, ...night }, ['night']],
  ['a night part of a dark page', { ...dark, ...night }, ['night']],
]

const valueOf = (colors: Colors, name: string): string => {
  const value = colors[name] ?? ''
  const other = /^var\(--color-(?<name>[\w-]+)\)$/.exec(value)?.groups?.name
  return other ? valueOf(colors, other) : value
}

/** Relative luminance (WCAG 2) of `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const digits = hex.slice(1).length === 3 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  if (!/^[\da-f]{6}$/i.test(digits)) throw new Error(`${hex} is no colour`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The names of the text and background colors in a state: "", "hover:", "aria-pressed:". */
function pairOf(classes: string, state: string) {
  const pick = (kind: 'text' | 'bg', prefix: string) =>
    classes
      .split(' ')
      .map((name) => new RegExp(`^${prefix}${kind}-(?<color>[a-z][\\w-]*)$`).exec(name)?.groups?.color)
      .find((color) => color && (color in light || color === 'transparent'))
  return {
    text: pick('text', state) ?? pick('text', '') ?? '',
    ground: pick('bg', state) ?? pick('bg', '') ?? '',
  }
}

describe.each(styles)('in %s', (_look, colors, behind) => {
  test.each(['filled', 'outlined', 'quiet'] as const)('a %s button can be read in every state', (variant) => {
    const classes = buttonClass({ variant })
    for (const state of ['', 'hover:', 'aria-pressed:']) {
      const { text, ground } = pairOf(classes, state)
      for (const under of ground === 'transparent' ? behind : [ground])
        expect(
          contrast(valueOf(colors, text), valueOf(colors, under)),
          `${state}text-${text} on ${under}`,
        ).toBeGreaterThanOrEqual(4.5)
    }
  })
})
